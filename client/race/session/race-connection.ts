import type { Room } from "@colyseus/sdk";

import type { Foul } from "#shared/contracts/race.ts";
import { isFinal } from "#shared/contracts/realtime/close-codes.ts";
import type { LobbyTrouble, SeatReservation, TableView } from "#shared/contracts/realtime/lobby.ts";
import { decodeProgress, PROGRESS, type LaneProgress } from "#shared/contracts/realtime/progress.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import type { IdleWarning, Ping, Settled } from "#shared/contracts/realtime/race.ts";

import { setRacing } from "../../session/racing.ts";
import { socketClosed } from "../../session/sockets.ts";
import { SEAT_KEPT } from "./kept-seat.ts";
import { RaceTrouble } from "./race-trouble.ts";
import { LineLost, seatTries } from "./reconnect.ts";
import { troubleFor } from "./trouble-sentence.ts";

export type RaceRoom = Room<unknown, RaceStateView>;

/** What the line of every race tells. */
export interface LineEvents {
  state(state: RaceStateView): void;
  ping(ping: Ping): void;
  progress(lanes: readonly LaneProgress[]): void;
  idle(warning: IdleWarning): void;
  foul(foul: Foul): void;
  settled(settled: Settled): void;
  away(isAway: boolean): void;
  /** The line is down for good. */
  ended(code: number): void;
}

/**
 * Waits at a table until the lobby has a seat in a race.
 *
 * @throws RaceTrouble when it has none, LineLost when the lobby closed
 */
export function waitForSeat(
  lobby: Room,
  onTable: (table: TableView) => void,
  signal: AbortSignal,
): Promise<SeatReservation> {
  return new Promise((resolve, reject) => {
    lobby.onMessage("table", onTable);
    lobby.onMessage("seat", (seat: SeatReservation) => resolve(seat));
    lobby.onMessage("trouble", ({ message }: LobbyTrouble) => reject(new RaceTrouble(message, true)));
    lobby.onLeave((code) => {
      socketClosed("lobby", code);
      reject(isFinal(code) ? troubleFor(code) : new LineLost());
    });
    leaveOn(signal, lobby);
  });
}

/** Hears what races of both kinds tell. What only one of them tells is heard where that one is. */
export function hearLine(kind: string, race: RaceRoom, events: LineEvents, signal: AbortSignal): void {
  Object.assign(race.reconnection, seatTries(Math.random));
  setRacing(true);
  race.onStateChange((state) => {
    setRacing(state.phase !== "over");
    events.state(state);
  });
  race.onMessage("ping", (ping: Ping) => {
    race.send("pong", { serverMs: ping.serverMs });
    events.ping(ping);
  });
  race.onMessage(PROGRESS, (bytes: Uint8Array) => events.progress(decodeProgress(bytes)));
  race.onMessage("idle-warning", (message: IdleWarning) => events.idle(message));
  race.onMessage("foul", (message: Foul) => events.foul(message));
  race.onMessage("settled", (message: Settled) => events.settled(message));
  race.onDrop(() => events.away(true));
  race.onReconnect(() => events.away(false));
  race.onLeave((code) => {
    setRacing(false);
    socketClosed(kind, code);
    events.ended(code);
  });
  leaveOn(signal, race);
}

/** Leaves a room with the page, also where that was left while the room opened; a room that is gone is let be. */
function leaveOn<State>(signal: AbortSignal, room: Room<unknown, State>): void {
  const leave = (): void => {
    room.reconnection.enabled = false;
    void room.leave(signal.reason !== SEAT_KEPT);
  };
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave);
  room.onLeave(() => signal.removeEventListener("abort", leave));
}
