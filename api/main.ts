import { readConfig } from "#shared/server/platform/config.ts";
import { openPort } from "#shared/server/platform/listen.ts";
import { runProcess } from "#shared/server/platform/process.ts";
import { open } from "#shared/server/services.ts";

import { newApi } from "./app.ts";
import { builtClient } from "./pages.ts";

/** The API and the client, without realtime: one of any number behind a proxy. */
await runProcess(async (onClose) => {
  const config = readConfig(process.env);
  const { port, ready, finish } = await openPort(config, onClose, { isWatched: true });
  const services = await open(config, onClose, { migrates: false, waits: true });
  onClose(finish);
  ready(newApi(services, [], builtClient(config)), services.readiness);
  console.log(`Redline API is ready on port ${port}`);
});
