import { Client, type Room } from "@colyseus/sdk";

import type { Foul } from "#shared/contracts/race.ts";
import { isFinal } from "#shared/contracts/realtime/close-codes.ts";
import type { LobbyTrouble, SeatReservation, TableView } from "#shared/contracts/realtime/lobby.ts";
import { decodeProgress, PROGRESS, type LaneProgress } from "#shared/contracts/realtime/progress.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import type { IdleWarning, Ping } from "#shared/contracts/realtime/race.ts";

import { call } from "../../session/session.ts";
import { openSocket, socketClosed } from "../../session/sockets.ts";
import type { BoardLine, RaceWelcome } from "../discipline.ts";
import { listenForHonks } from "./honks.ts";
import { SEAT_KEPT } from "./kept-seat.ts";
import { viewOfTable } from "./race-seats.ts";
import type { RaceView } from "./race-store.ts";
import { RaceTrouble } from "./race-trouble.ts";
import { ConnectionLost, seatTries } from "./reconnect.ts";
import { troubleFor } from "./trouble-sentence.ts";

export type RaceRoom = Room<unknown, RaceStateView>;

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
export type JoinRace = (events: RaceEvents, signal: AbortSignal, takeOver: boolean) => Promise<RaceConnection>;

/** Reconnects to a seat. @throws with the code 410 when it is gone */
export async function resumeRace(token: string, events: RaceEvents, signal: AbortSignal): Promise<RaceConnection> {
  const client = new Client(location.origin);
  return listenToRace((await openSocket(events.name, () => client.reconnect(token))) as RaceRoom, events, signal);
}

/**
 * Joins a public race: through the lobby to a seat among racers who are about as fast.
 *
 * @param terms the choice of what to race, if any
 */
export const joinPublicRace =
  (terms: object = {}): JoinRace =>
  async (events, signal, takeOver) => {
    const { ticket, lobbyRoomID } = await call("POST /realtime/ticket");
    const client = new Client(location.origin);
    client.auth.token = ticket;
    const lobby = await openSocket("lobby", () => client.joinById(lobbyRoomID, { ...terms, takeOver }));
    lobby.reconnection.enabled = false;
    const seat = await waitForSeat(lobby, (table) => events.gathered(viewOfTable(table)), signal);
    const race = await enterRace(client, seat, events, signal);
    void lobby.leave();
    return race;
  };

/** Takes a reserved seat. */
export async function enterRace(
  client: Client,
  seat: SeatReservation,
  events: RaceEvents,
  signal: AbortSignal,
): Promise<RaceConnection> {
  const race = await openSocket(events.name, () => client.consumeSeatReservation(seat));
  return listenToRace(race as RaceRoom, events, signal);
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

/** Listens to the messages that all kinds of race have in common; disciplines listen to their own. */
function listenToRace(race: RaceRoom, events: RaceEvents, signal: AbortSignal): RaceConnection {
  Object.assign(race.reconnection, seatTries(Math.random));
  race.onStateChange((state) => events.state(state));
  race.onMessage("welcome", (message: RaceWelcome) => events.welcome(message));
  race.onMessage("ping", (ping: Ping) => {
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
  race.onDrop(() => events.away(true));
  race.onReconnect(() => events.away(false));
  race.onLeave((code) => {
    void socketClosed(events.name, code);
    events.ended(code);
  });
  leaveOn(signal, race);
  return {
    send: (type, message) => race.send(type, message),
    get reconnectionToken() {
      return race.reconnectionToken;
    },
  };
}

/** Leaves a room with the page, even if the page was left while the room opened; ignores a room that is gone. */
function leaveOn<State>(signal: AbortSignal, room: Room<unknown, State>): void {
  const leave = (): void => {
    room.reconnection.enabled = false;
    void room.leave(signal.reason !== SEAT_KEPT);
  };
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave);
  room.onLeave(() => signal.removeEventListener("abort", leave));
}
