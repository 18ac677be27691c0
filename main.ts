import express from "express";

import { newApi } from "./api/app.ts";
import { builtClient } from "./api/pages.ts";
import { matchmakeRoutes } from "./game-server/matchmake.ts";
import { startNode } from "./game-server/node.ts";
import { ROOM_BOARD, roomBoard } from "./game-server/room-board.ts";
import { readConfig } from "./shared/server/config.ts";
import { listen, newServer } from "./shared/server/listen.ts";
import { open } from "./shared/server/open.ts";
import { runProcess } from "./shared/server/process.ts";
import { startWorkers } from "./workers/start.ts";

/** The whole product in one process: API, realtime, jobs and the client on one port. */
await runProcess(async (onClose) => {
  const config = readConfig(process.env);
  const server = newServer(config);
  const port = await listen(server, config.port, config.host, onClose);
  const opened = await open(config, onClose, { migrates: true });
  await startWorkers(opened, onClose);
  const pages = config.isDevelopment
    ? await (await import("./scripts/dev-pages.ts")).devPages()
    : builtClient(config.site);
  const boards = express.Router().use(ROOM_BOARD, roomBoard(config));
  server.on("request", newApi(opened, [matchmakeRoutes(opened), boards], pages));
  await startNode(opened, server, onClose);
  console.log(`Redline is ready at http://localhost:${port}`);
});
