import express from "express";

import { newApi } from "./api/app.ts";
import type { Pages } from "./api/pages.ts";
import { ROOM_BOARD, roomBoard } from "./game-server/colyseus/room-board.ts";
import { matchmakeRoutes } from "./game-server/matchmake.ts";
import { startNode, type NodeOptions } from "./game-server/node.ts";
import type { Config } from "./shared/server/platform/config.ts";
import { openPort } from "./shared/server/platform/listen.ts";
import type { OnClose } from "./shared/server/platform/process.ts";
import { open, type Services, type OpenOptions } from "./shared/server/services.ts";
import { startWorkers } from "./workers/start.ts";

interface ProductOptions extends OpenOptions, NodeOptions {
  /** Creates the page handler, once the port is taken. */
  readonly pages: () => Pages | Promise<Pages>;
  /** Whether the background jobs run here too. */
  readonly works: boolean;
}

/** Starts API, realtime, jobs and the client in this process, on one port. */
export async function startProduct(
  config: Config,
  onClose: OnClose,
  { pages, works, tableTimes, drains, ...how }: ProductOptions,
): Promise<{ readonly services: Services; readonly port: number }> {
  const { server, port, ready, finish } = await openPort(config, onClose);
  const services = await open(config, onClose, how);
  if (works) await startWorkers(services, onClose);
  const boards = express.Router().use(ROOM_BOARD, roomBoard(config));
  const api = newApi(services, [matchmakeRoutes(services), boards], await pages());
  onClose(finish);
  await startNode(services, server, onClose, { tableTimes, drains });
  ready(api, services.readiness);
  return { services, port };
}
