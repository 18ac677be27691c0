import express from "express";

import { REFUSALS } from "#shared/refusal.ts";
import { bodyOf } from "#shared/server/platform/answer-body.ts";
import { readConfig } from "#shared/server/platform/config.ts";
import { failure } from "#shared/server/platform/failure.ts";
import { openPort } from "#shared/server/platform/listen.ts";
import { answerMetrics } from "#shared/server/platform/operators.ts";
import { runProcess } from "#shared/server/platform/process.ts";
import { open } from "#shared/server/services.ts";

import { ROOM_BOARD, roomBoard } from "./colyseus/room-board.ts";
import { matchmakeRoutes } from "./matchmake.ts";
import { startNode } from "./node.ts";
import { DRAINS_WITHIN } from "./race/drain-times.ts";

/** One realtime node of a cluster. */
await runProcess(
  async (onClose) => {
    const config = readConfig(process.env);
    // The port closes last: racers may still reconnect to races of a node that is going down.
    const { server, port, ready, finish } = await openPort(config, onClose);
    const services = await open(config, onClose, { migrates: false, waits: true });
    const app = express().disable("x-powered-by").set("trust proxy", config.trustProxy);
    app.use((req, res, next) => {
      if (!services.readiness.answer(req, res)) next();
    });
    app.get("/metrics", (req, res) => answerMetrics(services, req, res));
    app.use(ROOM_BOARD, roomBoard(config));
    app.use(matchmakeRoutes(services));
    app.use(({ originalUrl }, res) => {
      const status = REFUSALS.notFound;
      res.status(status).json(bodyOf(originalUrl, { status, error: "notFound", message: "There's nothing here." }));
    });
    app.use(failure(services.app.log));
    onClose(finish);
    await startNode(services, server, onClose);
    ready(app, services.readiness);
    console.log(`Redline game-server is ready on port ${port}`);
  },
  { drainsWithin: DRAINS_WITHIN },
);
