import { readConfig } from "#shared/server/config.ts";
import { open } from "#shared/server/open.ts";
import { runProcess } from "#shared/server/process.ts";

import { startWorkers } from "./start.ts";

/** The background jobs of a cluster. */
await runProcess(async (onClose) => {
  const opened = await open(readConfig(process.env), onClose, { migrates: false });
  await startWorkers(opened, onClose);
  console.log("Redline workers are ready");
});
