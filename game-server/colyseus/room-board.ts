import type { RequestHandler } from "express";

import type { Config } from "#shared/server/platform/config.ts";
import { operatorsBoard } from "#shared/server/platform/operator-dashboards.ts";

export const ROOM_BOARD = "/operator/rooms";

/** The rooms of all nodes, for operators. */
export const roomBoard = (config: Config): RequestHandler =>
  operatorsBoard(config, async () => {
    const { monitor } = await import("@colyseus/monitor");
    return monitor();
  });
