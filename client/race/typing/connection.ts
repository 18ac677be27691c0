import { Client } from "@colyseus/sdk";

import type { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type { KeyBatch, Nitro, Results, Welcome } from "#shared/contracts/realtime/race.ts";

import { call } from "../../session/session.ts";
import { openSocket } from "../../session/sockets.ts";
import { hearLine, waitForSeat, type LineEvents, type RaceRoom } from "../session/race-connection.ts";
import { viewOfTable } from "./seats.ts";
import type { RaceView } from "./store.ts";

/** What the line tells the race. */
export interface RaceEvents extends LineEvents {
  /** Racers gather: what of it is new. */
  gathered(view: Partial<RaceView>): void;
  welcome(welcome: Welcome): void;
  nitro(nitro: Nitro): void;
  results(results: Results): void;
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
 * @param takeOver goes on in the race that is open on another page
 * @throws Error with a sentence when the server has no seat for us
 */
export type WayIn = (events: RaceEvents, signal: AbortSignal, takeOver: boolean) => Promise<RaceLine>;

/** Takes a seat again whose line was lost. @throws with the code 410 when it is gone */
export async function resumeRace(token: string, events: RaceEvents, signal: AbortSignal): Promise<RaceLine> {
  const client = new Client(location.origin);
  return hearRace((await openSocket("race", () => client.reconnect(token))) as RaceRoom, events, signal);
}

/** The way into a public race: a table of racers who are about as fast. */
export const joinRace: WayIn = async (events, signal, takeOver) => {
  const { ticket, lobbyRoomID } = await call("POST /realtime/ticket");
  const client = new Client(location.origin);
  client.auth.token = ticket;
  const lobby = await openSocket("lobby", () => client.joinById(lobbyRoomID, { takeOver }));
  lobby.reconnection.enabled = false;
  const seat = await waitForSeat(lobby, (table) => events.gathered(viewOfTable(table)), signal);
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
  return hearRace(race as RaceRoom, events, signal);
}

function hearRace(race: RaceRoom, events: RaceEvents, signal: AbortSignal): RaceLine {
  hearLine("race", race, events, signal);
  race.onMessage("welcome", (message: Welcome) => events.welcome(message));
  race.onMessage("nitro", (message: Nitro) => events.nitro(message));
  race.onMessage("results", (message: Results) => events.results(message));
  return {
    send: (batch) => race.send("keys", batch),
    leave: () => void race.leave(),
    get reconnectionToken() {
      return race.reconnectionToken;
    },
  };
}
