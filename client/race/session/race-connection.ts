import type { Room } from "@colyseus/sdk";

import type { Foul } from "#shared/contracts/race/race.ts";
import { CLOSE_CODES, isFinal } from "#shared/contracts/realtime/close-codes.ts";
import type { LobbyTrouble, SeatReservation, TableView } from "#shared/contracts/realtime/lobby.ts";
import { decodeProgress, PROGRESS, type LaneProgress } from "#shared/contracts/realtime/progress.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import type { IdleWarning, Ping } from "#shared/contracts/realtime/race.ts";

import type { Patience } from "../../net/patience.ts";
import { dropLine, RoomClient } from "../../net/room-client.ts";
import { call } from "../../session/session.ts";
import { openSocket, socketClosed } from "../../session/sockets.ts";
import type { BoardLine, RaceRoom, RaceWelcome } from "../discipline.ts";
import { listenForHonks } from "./honks.ts";
import { leaveOn } from "./leave-on.ts";
import { viewOfTable } from "./race-seats.ts";
import type { RaceView } from "./race-store.ts";
import { RaceTrouble } from "./race-trouble.ts";
import { ConnectionLost } from "./reconnect.ts";
import { resumeOn } from "./resume-on.ts";
import { SilenceWatch } from "./silence-watch.ts";
import { troubleFor } from "./trouble-sentence.ts";

export interface BoardNews {
  readonly raceID: string;
  readonly lines: readonly BoardLine[];
}

/** The events of a connection. */
export interface RaceEvents {
  /** The name of the race's sockets in breadcrumbs. */
  readonly name: string;
  /** Listens to the messages of this kind of race. */
  listen(room: RaceRoom): void;
  /** From now on something can be said to the race, which may not have said anything yet. */
  seated(connection: RaceConnection): void;
  /** Changes while racers gather. */
  gathered(view: Partial<RaceView>): void;
  state(state: RaceStateView): void;
  welcome(welcome: RaceWelcome): void;
  ping(ping: Ping): void;
  progress(lanes: readonly LaneProgress[]): void;
  idle(warning: IdleWarning): void;
  foul(foul: Foul): void;
  /** This player is done, and others still race: the lines that are new or changed. */
  resultsSoFar(results: BoardNews): void;
  results(results: BoardNews): void;
  settled(): void;
  away(isAway: boolean): void;
  /** The connection is down for good. */
  ended(code: number): void;
}

/** A seat in a live race. */
export interface RaceConnection {
  send(type: string, message: object): void;
  /** Resumes this seat from another page. */
  readonly reconnectionToken: string;
}

/**
 * Everything from the first call to a seat in a race.
 *
 * @param takeOver takes over a race that is open on another page
 * @throws Error with a sentence when the server has no seat for us
 */
export type JoinRace = (events: RaceEvents, patience: Patience, takeOver: boolean) => Promise<RaceConnection>;

/** Reconnects to a seat. @throws with the code 410 when it is gone */
export const resumeRace = (token: string, events: RaceEvents, patience: Patience): Promise<RaceConnection> =>
  enter(() => new RoomClient(patience).reconnect(token), events, patience);

/**
 * Joins a public race: through the lobby to a seat among racers who are about as fast.
 *
 * @param terms the choice of what to race, if any
 */
export const joinPublicRace =
  (terms: object = {}): JoinRace =>
  async (events, patience, takeOver) => {
    const { ticket, lobbyRoomID } = await call("POST /realtime/ticket");
    const client = new RoomClient(patience, ticket);
    const lobby = await openSocket("lobby", () => client.joinById(lobbyRoomID, { ...terms, takeOver }));
    lobby.reconnection.enabled = false;
    const seat = await waitForSeat(
      lobby,
      (table) => {
        patience.heard(table.startsInMs);
        events.gathered(viewOfTable(table));
      },
      patience.signal,
    );
    const race = await enterRace(seat, events, patience);
    void lobby.leave();
    return race;
  };

/** Takes a reserved seat. */
export function enterRace(seat: SeatReservation, events: RaceEvents, patience: Patience): Promise<RaceConnection> {
  patience.heard();
  patience.takesSeat();
  return enter(() => new RoomClient(patience).consumeSeatReservation(seat), events, patience);
}

async function enter(open: () => Promise<Room>, events: RaceEvents, patience: Patience): Promise<RaceConnection> {
  const race = (await openSocket(events.name, open)) as RaceRoom;
  const firstWord = untilFirstWord(race);
  const connection = listenToRace(race, events, firstWord, patience.signal);
  await firstWord.came;
  return connection;
}

/**
 * Waits at a table until the lobby has a seat in a race.
 *
 * @throws RaceTrouble when it has none, ConnectionLost when the lobby closed
 */
function waitForSeat(lobby: Room, onTable: (table: TableView) => void, signal: AbortSignal): Promise<SeatReservation> {
  return new Promise((resolve, reject) => {
    lobby.onMessage("table", onTable);
    listenForHonks(lobby);
    lobby.onMessage("seat", (seat: SeatReservation) => resolve(seat));
    lobby.onMessage("trouble", ({ message }: LobbyTrouble) => reject(new RaceTrouble(message, true)));
    lobby.onLeave((code) => {
      void socketClosed("lobby", code);
      reject(isFinal(code) ? troubleFor(code) : new ConnectionLost());
    });
    leaveOn(signal, lobby);
  });
}

interface FirstWord {
  /** Rejects when the room closes before it. */
  readonly came: Promise<void>;
  readonly hasCome: boolean;
}

/** Until a race that let us in says something of itself. */
function untilFirstWord(race: RaceRoom): FirstWord {
  let hasCome = false;
  const came = new Promise<void>((resolve, reject) => {
    // Not `once`: the library then passes over whoever listens next.
    race.onStateChange(() => {
      hasCome = true;
      resolve();
    });
    race.onLeave((code) => reject(closedEarly(code)));
  });
  return {
    came,
    get hasCome() {
      return hasCome;
    },
  };
}

function closedEarly(code: number): Error {
  if (isFinal(code)) return troubleFor(code);
  return code === CLOSE_CODES.shutdown.code ? new ConnectionLost() : new Error(`the race closed with ${code}`);
}

/** Listens to the messages that all kinds of race have in common; disciplines listen to their own. */
function listenToRace(race: RaceRoom, events: RaceEvents, first: FirstWord, signal: AbortSignal): RaceConnection {
  resumeOn(race, Math.random);
  const silence = new SilenceWatch(() => dropLine(race));
  race.onStateChange((state) => {
    silence.heard();
    events.state(state);
  });
  race.onMessage("welcome", (message: RaceWelcome) => events.welcome(message));
  race.onMessage("ping", (ping: Ping) => {
    silence.heard();
    race.send("pong", { serverMs: ping.serverMs });
    events.ping(ping);
  });
  race.onMessage(PROGRESS, (bytes: Uint8Array) => events.progress(decodeProgress(bytes)));
  race.onMessage("idle-warning", (message: IdleWarning) => events.idle(message));
  race.onMessage("foul", (message: Foul) => events.foul(message));
  race.onMessage("results-so-far", (message: BoardNews) => events.resultsSoFar(message));
  race.onMessage("results", (message: BoardNews) => events.results(message));
  race.onMessage("settled", () => events.settled());
  events.listen(race);
  race.onDrop(() => {
    silence.stop();
    events.away(true);
  });
  race.onReconnect(() => {
    silence.heard();
    events.away(false);
  });
  race.onLeave((code) => {
    silence.stop();
    void socketClosed(events.name, code);
    if (first.hasCome) events.ended(code);
  });
  leaveOn(signal, race);
  const connection: RaceConnection = {
    send: (type, message) => race.send(type, message),
    get reconnectionToken() {
      return race.reconnectionToken;
    },
  };
  events.seated(connection);
  return connection;
}
