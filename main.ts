import { createServer } from "node:http";

import { builtClient, newApi } from "./api/app.ts";
import { matchmakeRoutes } from "./game-server/matchmake.ts";
import { startNode } from "./game-server/node.ts";
import { readConfig } from "./shared/server/config.ts";
import { listen } from "./shared/server/listen.ts";
import { open } from "./shared/server/open.ts";
import { runProcess } from "./shared/server/process.ts";
import { startWorkers } from "./workers/main.ts";

/** The whole product in one process: API, realtime, jobs and the client on one port. */
await runProcess(async (onClose) => {
  const config = readConfig(process.env);
  const server = createServer();
  const port = await listen(server, config.port, config.host);
  onClose(() => new Promise((resolve) => server.close(() => resolve())));

  const opened = await open(config);
  onClose(() => opened.close());
  const workers = await startWorkers(opened);
  onClose(() => workers.close());
  const pages = config.isDevelopment ? await (await import("./scripts/dev-pages.ts")).devPages() : builtClient();
  const api = newApi(opened, undefined, [matchmakeRoutes(config)], pages);
  const node = await startNode(opened, server);
  onClose(() => node.close());
  server.on("request", api);
  console.log(`Redline is ready at http://localhost:${port}`);
});
