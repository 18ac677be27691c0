import { readConfig } from "#shared/server/config.ts";
import { openPort } from "#shared/server/listen.ts";
import { open } from "#shared/server/open.ts";
import { runProcess } from "#shared/server/process.ts";

import { newApi } from "./app.ts";
import { builtClient } from "./pages.ts";

/** The API and the client, without realtime: one of any number behind a proxy. */
await runProcess(async (onClose) => {
  const config = readConfig(process.env);
  const { port, ready } = await openPort(config, onClose);
  const opened = await open(config, onClose, { migrates: false, waits: true });
  ready(newApi(opened, [], builtClient(config.site)));
  console.log(`Redline API is ready on port ${port}`);
});
