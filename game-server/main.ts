import express from "express";

import { readConfig } from "#shared/server/config.ts";
import { openPort } from "#shared/server/listen.ts";
import { open } from "#shared/server/open.ts";
import { answerMetrics } from "#shared/server/operators.ts";
import { runProcess } from "#shared/server/process.ts";

import { matchmakeRoutes } from "./matchmake.ts";
import { startNode } from "./node.ts";
import { ROOM_BOARD, roomBoard } from "./room-board.ts";

/** Running races may end; nothing waits longer. @source design Realtime */
const HARD_STOP_MS = 120_000;

/** One realtime node of a cluster. */
await runProcess(async (onClose) => {
  const config = readConfig(process.env);
  // The port closes last: racers may still reconnect to races of a node that is going down.
  const { server, port, ready } = await openPort(config, onClose);
  const opened = await open(config, onClose, { migrates: false, waits: true });
  const app = express().disable("x-powered-by").set("trust proxy", config.trustProxy);
  app.get("/healthz", (_req, res) => void res.json({ status: "up" }));
  app.get("/readyz", (_req, res) => void res.json({ status: "ready" }));
  app.get("/metrics", (req, res) => answerMetrics(opened, req, res));
  app.use(ROOM_BOARD, roomBoard(config));
  app.use(matchmakeRoutes(opened));
  await startNode(opened, server, onClose);
  ready(app);
  console.log(`Redline game-server is ready on port ${port}`);
}, HARD_STOP_MS);
