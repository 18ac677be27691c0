import { readConfig } from "#shared/server/config.ts";
import { listen, newServer } from "#shared/server/listen.ts";
import { open } from "#shared/server/open.ts";
import { runProcess } from "#shared/server/process.ts";

import { newApi } from "./app.ts";
import { builtClient } from "./pages.ts";

/** The API and the client, without realtime: one of any number behind a proxy. */
await runProcess(async (onClose) => {
  const config = readConfig(process.env);
  const opened = await open(config, onClose, { migrates: false });
  const server = newServer(config, newApi(opened, [], builtClient(config.site)));
  const port = await listen(server, config.port, config.host, onClose);
  console.log(`Redline API is ready on port ${port}`);
});
