import { Client, type Room } from "@colyseus/sdk";

import type { realtimeTicket } from "#shared/contracts/auth.ts";
import type { Foul } from "#shared/contracts/race.ts";
import type { LobbyTrouble, SeatReservation, TableView } from "#shared/contracts/realtime/lobby.ts";
import { decodeProgress, PROGRESS, type LaneProgress } from "#shared/contracts/realtime/progress.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import type { IdleWarning, KeyBatch, Nitro, Ping, Results, Settled, Welcome } from "#shared/contracts/realtime/race.ts";

import { setRacing } from "../../session/racing.ts";
import { callAsSelf } from "../../session/session.ts";
import { openSocket, socketClosed } from "../../session/sockets.ts";
import { viewOfTable } from "./seats.ts";
import type { RaceView } from "./store.ts";

/** What the line tells the race. */
export interface RaceEvents {
  /** Racers gather: what of it is new. */
  gathered(view: Partial<RaceView>): void;
  state(state: RaceStateView): void;
  welcome(welcome: Welcome): void;
  ping(ping: Ping): void;
  progress(lanes: readonly LaneProgress[]): void;
  idle(warning: IdleWarning): void;
  nitro(nitro: Nitro): void;
  foul(foul: Foul): void;
  results(results: Results): void;
  settled(settled: Settled): void;
  away(isAway: boolean): void;
  /** The line is down for good. */
  ended(code: number): void;
}

/** A seat in a live race. */
export interface RaceLine {
  send(batch: KeyBatch): void;
  leave(): void;
  /** Opens this seat again from another page. */
  readonly reconnectionToken: string;
}

/**
 * A way into a race: from the first call to the own seat.
 *
 * @throws Error with a sentence when the server has no seat for us
 */
export type WayIn = (events: RaceEvents, signal: AbortSignal) => Promise<RaceLine>;

/** Tries within the 20 s that a seat is kept. */
export const RECONNECTION = { maxRetries: 24, minUptime: 0, minDelay: 100, maxDelay: 1_000 } as const;

/** Takes a seat again that the page before this one had; undefined when it is gone. */
export async function resumeRace(
  token: string,
  events: RaceEvents,
  signal: AbortSignal,
): Promise<RaceLine | undefined> {
  const client = new Client(location.origin);
  const race = await openSocket("race", () => client.reconnect(token)).catch(() => undefined);
  return race && hearRace(race as Room<unknown, RaceStateView>, events, signal);
}

/** The way into a public race: a table of racers who are about as fast. */
export const joinRace: WayIn = async (events, signal) => {
  const { ticket, lobbyRoomID } = await callAsSelf<typeof realtimeTicket>("POST /realtime/ticket");
  const client = new Client(location.origin);
  client.auth.token = ticket;
  const lobby = await openSocket("lobby", () => client.joinById(lobbyRoomID));
  lobby.reconnection.enabled = false;
  const seat = await waitForSeat(lobby, events, signal);
  const race = await enterRace(client, seat, events, signal);
  void lobby.leave();
  return race;
};

/** Takes a seat that is kept for us. */
export async function enterRace(
  client: Client,
  seat: SeatReservation,
  events: RaceEvents,
  signal: AbortSignal,
): Promise<RaceLine> {
  const race = await openSocket("race", () => client.consumeSeatReservation(seat));
  return hearRace(race as Room<unknown, RaceStateView>, events, signal);
}

function waitForSeat(lobby: Room, events: RaceEvents, signal: AbortSignal): Promise<SeatReservation> {
  return new Promise((resolve, reject) => {
    lobby.onMessage("table", (message: TableView) => events.gathered(viewOfTable(message)));
    lobby.onMessage("seat", (seat: SeatReservation) => resolve(seat));
    lobby.onMessage("trouble", ({ message }: LobbyTrouble) => reject(new Error(message)));
    lobby.onLeave((code) => {
      socketClosed("lobby", code);
      reject(new Error("The lobby closed. Please try again."));
    });
    leaveOn(signal, lobby);
  });
}

function hearRace(race: Room<unknown, RaceStateView>, events: RaceEvents, signal: AbortSignal): RaceLine {
  Object.assign(race.reconnection, RECONNECTION);
  race.onStateChange((state) => {
    setRacing(state.phase === "countdown" || state.phase === "racing");
    events.state(state);
  });
  race.onMessage("welcome", (message: Welcome) => events.welcome(message));
  race.onMessage("ping", (ping: Ping) => {
    race.send("pong", { serverMs: ping.serverMs });
    events.ping(ping);
  });
  race.onMessage(PROGRESS, (bytes: Uint8Array) => events.progress(decodeProgress(bytes)));
  race.onMessage("idle-warning", (message: IdleWarning) => events.idle(message));
  race.onMessage("nitro", (message: Nitro) => events.nitro(message));
  race.onMessage("foul", (message: Foul) => events.foul(message));
  race.onMessage("results", (message: Results) => events.results(message));
  race.onMessage("settled", (message: Settled) => events.settled(message));
  race.onDrop(() => events.away(true));
  race.onReconnect(() => events.away(false));
  race.onLeave((code) => {
    setRacing(false);
    socketClosed("race", code);
    events.ended(code);
  });
  leaveOn(signal, race);
  return {
    send: (batch) => race.send("keys", batch),
    leave: () => void race.leave(),
    get reconnectionToken() {
      return race.reconnectionToken;
    },
  };
}

/** Leaves a room with the page, also where that was left while the room opened; a room that is gone is let be. */
function leaveOn<State>(signal: AbortSignal, room: Room<unknown, State>): void {
  const leave = (): void => void room.leave();
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave);
  room.onLeave(() => signal.removeEventListener("abort", leave));
}
