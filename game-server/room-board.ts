import type { RequestHandler } from "express";

import { operatorsBoard } from "#shared/server/boards.ts";
import type { Config } from "#shared/server/config.ts";

export const ROOM_BOARD = "/operator/rooms";

/** The rooms of all nodes, for operators. */
export const roomBoard = (config: Config): RequestHandler =>
  operatorsBoard(config, async () => {
    const { monitor } = await import("@colyseus/monitor");
    return monitor();
  });
