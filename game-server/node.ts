import type { Server } from "node:http";

import { LocalPresence, matchMaker } from "@colyseus/core";
import { setLogger } from "@colyseus/core/Logger";
import { RedisPresence } from "@colyseus/redis-presence";
import { WebSocketTransport } from "@colyseus/ws-transport";

import { FRIEND_LOBBY } from "#shared/contracts/friend-race.ts";
import { PRESENCE } from "#shared/contracts/realtime/presence.ts";
import type { Dice } from "#shared/rules/chance.ts";
import type { Opened } from "#shared/server/open.ts";
import { refuseSocket } from "#shared/server/pit-stop.ts";
import type { OnClose } from "#shared/server/process.ts";

import { ClusterListings } from "./cluster-listings.ts";
import { Doorkeeper } from "./doorkeeper.ts";
import { friendLobbyRoom } from "./friend-lobby-room.ts";
import type { House } from "./house.ts";
import { LobbyKeeper } from "./lobby-keeper.ts";
import { lobbyRoom } from "./lobby-room.ts";
import { LocalListings } from "./local-listings.ts";
import { mathRace } from "./math-race.ts";
import { Neighbours } from "./neighbours.ts";
import { NodeFigures } from "./node-figures.ts";
import { OpenRaces } from "./open-races.ts";
import { OpenSockets } from "./open-sockets.ts";
import { Pacer } from "./pacer.ts";
import { PresenceDesk } from "./presence-desk.ts";
import { presenceRoom } from "./presence-room.ts";
import { nodeForRoom } from "./presence-seats.ts";
import { quiet } from "./quiet-log.ts";
import { MATH_RACE_ROOM, RACE_ROOM } from "./race-plan.ts";
import { raceRoom } from "./race-room.ts";
import { RaceSeats } from "./race-seats.ts";
import { Settlement } from "./settlement.ts";
import { socketDoor } from "./socket-door.ts";
import { typingRace } from "./typing-race.ts";

const FRAME_LIMIT = 4 * 1_024;

/** Makes this process a realtime node on the given HTTP server. */
export async function startNode(
  opened: Opened,
  server: Server,
  onClose: OnClose,
  dice: Dice = Math.random,
): Promise<void> {
  const { app, tokens, revocations, metrics } = opened;
  const { redisUrl, nodeAddress, publicUrl } = app.config;
  setLogger(quiet(app.log));
  const presence = redisUrl === undefined ? new LocalPresence() : new RedisPresence(redisUrl);
  const driver = redisUrl === undefined ? new LocalListings() : new ClusterListings(redisUrl, app.log);
  let isReady = false;
  const verifyClient = socketDoor(publicUrl, () => isReady);
  server.off("upgrade", refuseSocket);
  const transport = new WebSocketTransport({ server, maxPayload: FRAME_LIMIT, verifyClient });
  const settlement = new Settlement(app);
  const house: House = {
    app,
    tokens,
    sockets: new OpenSockets(revocations),
    dice,
    drains: redisUrl !== undefined,
    openRaces: new OpenRaces(app),
    pacer: new Pacer(),
    keep: (outcome) => settlement.keep(outcome),
    seats: new RaceSeats(app),
    settle: (outcome) => settlement.settle(outcome),
  };

  await matchMaker.setup(presence, driver, nodeAddress, nodeForRoom);
  const door = new Doorkeeper(tokens);
  const desk = new PresenceDesk(app);
  onClose(() => Promise.resolve(desk.close()));
  const figures = new NodeFigures();
  figures.watch(matchMaker.defineRoomType("lobby", lobbyRoom(house, door)));
  figures.watch(matchMaker.defineRoomType(FRIEND_LOBBY, friendLobbyRoom(house, door)));
  figures.watch(matchMaker.defineRoomType(RACE_ROOM, raceRoom(house, typingRace)));
  figures.watch(matchMaker.defineRoomType(MATH_RACE_ROOM, raceRoom(house, mathRace)));
  figures.watch(matchMaker.defineRoomType(PRESENCE, presenceRoom(house, desk)));
  figures.tell(metrics);
  metrics.gauge(
    "tick_ms",
    "How often races share progress; twice the usual while the node falls behind.",
    () => house.pacer.tickMs,
  );
  metrics.gauge("ticks", "Ticks of this node so far.", () => house.pacer.ticks);
  metrics.gauge("presence_connections", "Players' lines on this node.", () => desk.lines);
  metrics.gauge("unsettled_races", "Races that wait for the database.", () => settlement.waiting);
  metrics.gauge("unreadable_races", "Races on disk that cannot be read.", () => settlement.countUnreadable());
  await matchMaker.accept();
  const keeper = new LobbyKeeper(app, driver);
  const neighbours = new Neighbours(app, driver, presence);
  if (redisUrl === undefined) {
    await house.openRaces.abandonEarlier();
    await matchMaker.createRoom("lobby", {});
  } else {
    await keeper.open();
    neighbours.open();
  }
  void settlement.settleSpooled().catch((error: unknown) => app.log.error({ err: error }, "spooled races wait on"));

  isReady = true;

  onClose(async () => {
    await Promise.all([keeper.stop(), neighbours.close()]);
    if (redisUrl !== undefined) await keeper.release();
    await matchMaker.gracefullyShutdown();
    await settlement.close();
    await Promise.all([house.openRaces.close(), house.seats.close()]);
    transport.shutdown();
    presence.shutdown();
    await driver.shutdown();
  });
}
