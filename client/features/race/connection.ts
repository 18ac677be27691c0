import { Client, type Room } from "@colyseus/sdk";

import { realtimeTicket } from "#shared/contracts/auth.ts";
import { Foul } from "#shared/contracts/race.ts";
import { LobbyTrouble, SeatReservation, TableView } from "#shared/contracts/realtime/lobby.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import {
  decodeProgress,
  IdleWarning,
  Ping,
  PROGRESS,
  Results,
  Settled,
  Welcome,
  type KeyBatch,
  type LaneProgress,
} from "#shared/contracts/realtime/race.ts";

import { callAsSelf } from "../../session/session.ts";

/** What the line tells the race. */
export interface RaceEvents {
  table(view: TableView): void;
  state(state: RaceStateView): void;
  welcome(welcome: Welcome): void;
  ping(ping: Ping): void;
  progress(lanes: readonly LaneProgress[]): void;
  idle(warning: IdleWarning): void;
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
}

const RECONNECT_TRIES = 12;

/** @throws Error with a sentence when the server has no seat for us */
export async function joinRace(events: RaceEvents, signal: AbortSignal): Promise<RaceLine> {
  const { ticket, lobbyRoomID } = await callAsSelf(realtimeTicket);
  const client = new Client(location.origin);
  client.auth.token = ticket;
  const lobby = await client.joinById(lobbyRoomID);
  lobby.reconnection.enabled = false;
  const seat = await waitForSeat(lobby, events, signal);
  const race = await client.consumeSeatReservation(seat);
  void lobby.leave();
  return hearRace(race as Room<unknown, RaceStateView>, events, signal);
}

function waitForSeat(lobby: Room, events: RaceEvents, signal: AbortSignal): Promise<SeatReservation> {
  return new Promise((resolve, reject) => {
    lobby.onMessage("table", (message: unknown) => events.table(TableView.parse(message)));
    lobby.onMessage("seat", (message: unknown) => resolve(SeatReservation.parse(message)));
    lobby.onMessage("trouble", (message: unknown) => reject(new Error(LobbyTrouble.parse(message).message)));
    lobby.onLeave(() => reject(new Error("The lobby closed. Please try again.")));
    signal.addEventListener("abort", () => void lobby.leave());
  });
}

function hearRace(race: Room<unknown, RaceStateView>, events: RaceEvents, signal: AbortSignal): RaceLine {
  race.reconnection.maxRetries = RECONNECT_TRIES;
  race.reconnection.minUptime = 0;
  race.onStateChange((state) => events.state(state));
  race.onMessage("welcome", (message: unknown) => events.welcome(Welcome.parse(message)));
  race.onMessage("ping", (message: unknown) => {
    const ping = Ping.parse(message);
    race.send("pong", { serverMs: ping.serverMs });
    events.ping(ping);
  });
  race.onMessage(PROGRESS, (bytes: Uint8Array) => events.progress(decodeProgress(bytes)));
  race.onMessage("idle-warning", (message: unknown) => events.idle(IdleWarning.parse(message)));
  race.onMessage("foul", (message: unknown) => events.foul(Foul.parse(message)));
  race.onMessage("results", (message: unknown) => events.results(Results.parse(message)));
  race.onMessage("settled", (message: unknown) => events.settled(Settled.parse(message)));
  race.onDrop(() => events.away(true));
  race.onReconnect(() => events.away(false));
  race.onLeave((code) => events.ended(code));
  signal.addEventListener("abort", () => void race.leave());
  if (race.state) events.state(race.state);
  return { send: (batch) => race.send("keys", batch), leave: () => void race.leave() };
}
