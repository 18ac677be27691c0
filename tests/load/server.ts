import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

import { matchMaker, Room } from "@colyseus/core";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import type { SessionID, UserID } from "#shared/ids.ts";
import { readConfig } from "#shared/server/platform/config.ts";
import { listen } from "#shared/server/platform/listen.ts";
import { runProcess } from "#shared/server/platform/process.ts";
import { open } from "#shared/server/services.ts";

import { newApi } from "../../api/app.ts";
import { matchmakeRoutes } from "../../game-server/matchmake.ts";
import { startNode } from "../../game-server/node.ts";
import { startWorkers } from "../../workers/start.ts";
import { flood } from "./presence/flood.ts";
import { Profiler } from "./profiler.ts";
import { answerUsage, figureIn, type Answer, type Ask } from "./usage.ts";

/** The engine tidies up twice within some seconds after it had much to do. */
const SWEPT_AFTER_MS = 20_000;
const FIRST_USER = 1_000_000;
const LISTED = "listed";
const IDLE_PATCH_MS = 1_000;

/** The whole product in a process of its own, with a throw-away database, for the driver in the other process. */
await runProcess(async (onClose) => {
  const dataDir = await mkdtemp(join(tmpdir(), "redline-load-"));
  onClose(() => rm(dataDir, { recursive: true, force: true }));
  const { REDIS_URL, SECRETS_KEY } = process.env;
  const config = readConfig({
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    REDIS_URL,
    SECRETS_KEY,
  });
  const server = createServer();
  const port = await listen(server, config.port, config.host, onClose);
  const services = await open(config, onClose, { migrates: true });
  server.on(
    "request",
    newApi(services, [matchmakeRoutes(services)], (_req, res) => void res.status(404).end()),
  );
  if (process.env.LOAD_WORKS !== undefined) await startWorkers(services, onClose);
  await startNode(services, server, onClose);
  const loopDelay = monitorEventLoopDelay({ resolution: 10 });
  loopDelay.enable();
  const profiler = new Profiler();
  /** Watching the event loop wakes it a hundred times a second, and garbage is swept for a while: an idle process does neither. */
  const settle = (): Promise<void> => {
    global.gc?.();
    loopDelay.disable();
    return wait(SWEPT_AFTER_MS);
  };
  const say = (answer: Answer): void => void process.send?.(answer);
  const tellUsage = async (): Promise<void> =>
    answerUsage(loopDelay, figureIn(await services.metrics.text(), "redline_ticks"));

  process.on("message", (ask: Ask) => {
    if (ask.ask === "usage") {
      if (ask.isSettled === true) void settle().then(tellUsage);
      else {
        loopDelay.enable();
        void tellUsage();
      }
      return;
    }
    if (ask.ask === "pace") {
      void services.metrics.text().then((text) => say({ answer: "pace", tickMs: figureIn(text, "redline_tick_ms") }));
      return;
    }
    if (ask.ask === "flood") {
      void flood(services.app.bus, ask.plan).then((deliveries) => say({ answer: "flooded", deliveries }));
      return;
    }
    if (ask.ask === "profile") {
      const { stage } = ask;
      void (stage === undefined ? profiler.start() : profiler.stop(stage)).then(() => say({ answer: "profiling" }));
      return;
    }
    if (ask.ask === "list") {
      void listRooms(ask.count).then(() => say({ answer: "listed" }));
      return;
    }
    const tickets = Array.from({ length: ask.count }, (_unused, n) => {
      const userID = (FIRST_USER + ask.from + n) as UserID;
      const card = {
        displayName: `Load ${userID}`,
        tag: null,
        tagColor: null,
        look: "",
        isGold: false,
        carID: GUEST_CAR,
        carHueAngle: n % 360,
        avgSpeed: 80,
        hasNitro: false,
        recentTexts: [],
        dailyDay: null,
        isInContest: false,
      };
      return services.tokens.issueTicket({ userID, sessionID: randomUUID() as SessionID, isGuest: false }, card);
    });
    say({ answer: "tickets", tickets });
  });
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  say({ answer: "ready", url: `http://127.0.0.1:${port}`, databaseUrl: services.databaseUrl });
});

/** Rooms that stand in the listings and do nothing. */
class ListedRoom extends Room {
  override autoDispose = false;
  override patchRate = IDLE_PATCH_MS;
}

async function listRooms(count: number): Promise<void> {
  matchMaker.defineRoomType(LISTED, ListedRoom);
  for (let nth = 0; nth < count; nth++) await matchMaker.handleCreateRoom(LISTED, {});
}
