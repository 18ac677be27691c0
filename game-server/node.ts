import type { Server } from "node:http";

import { LocalPresence, matchMaker } from "@colyseus/core";
import { setLogger } from "@colyseus/core/Logger";
import { WebSocketTransport } from "@colyseus/ws-transport";

import { CERTIFICATE } from "#shared/contracts/realtime/certificate.ts";
import { CLASSROOM_ROOM } from "#shared/contracts/realtime/classroom.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { DROP_IN_ROOM } from "#shared/contracts/realtime/drop-in.ts";
import { PRESENCE } from "#shared/contracts/realtime/presence.ts";
import { FRIEND_LOBBY } from "#shared/contracts/social/friend-lobby.ts";
import { TABLE_TIMES, type TableTimes } from "#shared/rules/race/numbers.ts";
import { refuseSocket } from "#shared/server/platform/pit-stop.ts";
import type { OnClose } from "#shared/server/platform/process.ts";
import type { Services } from "#shared/server/services.ts";

import { certificateRoom } from "./certificate/certificate-room.ts";
import { classroomRoom } from "./classroom/classroom-room.ts";
import { ToldClasses } from "./classroom/told-classes.ts";
import { Neighbours } from "./cluster/neighbours.ts";
import type { NodeContext } from "./cluster/node-context.ts";
import { NodeMetrics } from "./cluster/node-metrics.ts";
import { Pacer } from "./cluster/pacer.ts";
import { RaceSeats } from "./cluster/race-seats.ts";
import { RunningRaces } from "./cluster/running-races.ts";
import { ClusterListings } from "./colyseus/cluster-listings.ts";
import { ClusterPresence } from "./colyseus/cluster-presence.ts";
import { inTimeOrNot } from "./colyseus/deadline.ts";
import { LocalListings } from "./colyseus/local-listings.ts";
import { OpenSockets } from "./colyseus/open-sockets.ts";
import { quiet } from "./colyseus/quiet-log.ts";
import { TicketGate } from "./colyseus/ticket-gate.ts";
import { upgradeGuard } from "./colyseus/upgrade-guard.ts";
import { dropInRoom } from "./drop-in/drop-in-room.ts";
import { friendLobbyRoom } from "./friend-lobby/friend-lobby-room.ts";
import { LobbyKeeper } from "./lobby/lobby-keeper.ts";
import { lobbyRoom } from "./lobby/lobby-room.ts";
import { PresenceRegistry } from "./presence/presence-registry.ts";
import { presenceRoom } from "./presence/presence-room.ts";
import { nodeForRoom } from "./presence/presence-router.ts";
import { SETTLE_WITHIN } from "./race/drain-times.ts";
import { mathRace } from "./race/math-race.ts";
import { MATH_RACE_ROOM, RACE_ROOM } from "./race/race-plan.ts";
import { raceRoom } from "./race/race-room.ts";
import { Settlement } from "./race/settlement.ts";
import { typingRace } from "./race/typing-race.ts";

const FRAME_LIMIT = 4 * 1_024;

/** Who is sent away and doesn't answer is cut off: until then the line would still hear. @source core §4: within 5 seconds */
const CLOSE_WITHIN_MS = 2_000;

export interface NodeOptions {
  /** A test may decide how long tables wait. */
  readonly tableTimes?: TableTimes | undefined;
  /** Races that run are driven to their end before the node closes. Nodes of a cluster always do so. */
  readonly drains?: boolean | undefined;
}

/** Makes this process a realtime node on the given HTTP server. */
export async function startNode(
  services: Services,
  server: Server,
  onClose: OnClose,
  { tableTimes = TABLE_TIMES, drains = services.redis !== undefined }: NodeOptions = {},
): Promise<void> {
  const { app, tokens, revocations, metrics } = services;
  const { redisUrl, nodeAddress } = app.config;
  setLogger(quiet(app.log));
  const presence = redisUrl === undefined ? new LocalPresence() : new ClusterPresence(redisUrl, app.log);
  const driver = redisUrl === undefined ? new LocalListings() : new ClusterListings(redisUrl, app.log);
  let isReady = false;
  const verifyClient = upgradeGuard(app, () => isReady);
  server.off("upgrade", refuseSocket);
  // The types of the socket library are older than the option.
  const socketOptions = { server, maxPayload: FRAME_LIMIT, verifyClient, closeTimeout: CLOSE_WITHIN_MS };
  const transport = new WebSocketTransport(socketOptions);
  const settlement = new Settlement(app);
  const classNews = new ToldClasses(presence, app.log);
  const node: NodeContext = {
    app,
    tokens,
    sockets: new OpenSockets(revocations),
    dice: app.dice,
    tableTimes,
    drains,
    runningRaces: new RunningRaces(app),
    pacer: new Pacer(),
    keep: (outcome) => settlement.keep(outcome),
    seats: new RaceSeats(app),
    classNews,
    settle: (outcome) => settlement.settle(outcome),
  };

  classNews.open();
  await matchMaker.setup(presence, driver, nodeAddress, nodeForRoom);
  const gate = new TicketGate(tokens);
  const registry = new PresenceRegistry(app);
  onClose(() => Promise.resolve(registry.close()));
  const figures = new NodeMetrics();
  figures.watch(matchMaker.defineRoomType("lobby", lobbyRoom(node, gate)));
  figures.watch(matchMaker.defineRoomType(FRIEND_LOBBY, friendLobbyRoom(node, gate)));
  figures.watch(matchMaker.defineRoomType(CLASSROOM_ROOM, classroomRoom(node, gate)));
  figures.watch(matchMaker.defineRoomType(DROP_IN_ROOM, dropInRoom(node)));
  figures.watch(matchMaker.defineRoomType(RACE_ROOM, raceRoom(node, typingRace)));
  figures.watch(matchMaker.defineRoomType(MATH_RACE_ROOM, raceRoom(node, mathRace)));
  figures.watch(matchMaker.defineRoomType(CERTIFICATE, certificateRoom(node, gate)));
  figures.watch(matchMaker.defineRoomType(PRESENCE, presenceRoom(node, registry)));
  figures.tell(metrics);
  metrics.gauge(
    "tick_ms",
    "How often races share progress; twice the usual while the node falls behind.",
    () => node.pacer.tickMs,
  );
  metrics.gauge("ticks", "Ticks of this node so far.", () => node.pacer.ticks);
  metrics.gauge("presence_connections", "Players' lines on this node.", () => registry.lines);
  metrics.gauge("unsettled_races", "Races that wait for the database.", () => settlement.waiting);
  metrics.gauge("unreadable_races", "Races on disk that can't be read.", () => settlement.countUnreadable());
  await matchMaker.accept();
  const keeper = new LobbyKeeper(app, driver);
  const neighbours = new Neighbours(app, driver, presence);
  if (redisUrl === undefined) {
    await node.runningRaces.abandonEarlier();
    await matchMaker.createRoom("lobby", {});
  } else {
    await keeper.open();
    neighbours.open();
  }
  void settlement.settleSpooled().catch((error: unknown) => app.log.error({ err: error }, "spooled races wait on"));

  isReady = true;
  app.log.info({ node: matchMaker.processId }, "this node takes players");

  onClose(
    async () => {
      await inTimeOrNot(Promise.all([keeper.stop(), neighbours.close()]), app.log);
      if (redisUrl !== undefined) await inTimeOrNot(keeper.release(), app.log);
      settlement.goDown(SETTLE_WITHIN[node.drains ? "draining" : "usual"]);
      await matchMaker.gracefullyShutdown();
      classNews.close();
      await settlement.close();
      await Promise.all([node.runningRaces.close(), node.seats.close()]);
      transport.shutdown();
      presence.shutdown();
      await driver.shutdown();
    },
    {
      hurry() {
        settlement.goDown(SETTLE_WITHIN.usual);
        void matchMaker.disconnectAll(CLOSE_CODES.shutdown.code);
      },
    },
  );
}
