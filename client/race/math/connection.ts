import { Client } from "@colyseus/sdk";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type {
  AnswerBatch,
  LessonHelp,
  MathResults,
  MathWelcome,
  Problems,
} from "#shared/contracts/realtime/math-race.ts";

import { call } from "../../session/session.ts";
import { openSocket } from "../../session/sockets.ts";
import { hearLine, waitForSeat, type LineEvents, type RaceRoom } from "../session/race-connection.ts";
import type { MathView } from "./store.ts";
import { viewOfTable } from "./table-view.ts";

/** What the line tells the race. */
export interface MathEvents extends LineEvents {
  /** Racers gather: what of it is new. */
  gathered(view: Partial<MathView>): void;
  welcome(welcome: MathWelcome): void;
  problems(problems: Problems): void;
  help(help: LessonHelp): void;
  results(results: MathResults): void;
}

/** A seat in a live math race. */
export interface MathLine {
  send(batch: AnswerBatch): void;
  stir(): void;
  askHelp(): void;
  /** Opens this seat again from another page. */
  readonly reconnectionToken: string;
}

/**
 * A way into a race: from the first call to the own seat.
 *
 * @param takeOver goes on in the race that is open on another page
 * @throws Error with a sentence when the server has no seat for us
 */
export type WayIn = (events: MathEvents, signal: AbortSignal, takeOver: boolean) => Promise<MathLine>;

/** What is to be raced, and how one gets there. */
export interface Wish {
  /** Unknown where somebody else says. */
  readonly lessonID?: LessonID;
  readonly wayIn: WayIn;
}

/** Takes a seat again whose line was lost. @throws with the code 410 when it is gone */
export async function resumeMathRace(token: string, events: MathEvents, signal: AbortSignal): Promise<MathLine> {
  const client = new Client(location.origin);
  return hear((await openSocket("math race", () => client.reconnect(token))) as RaceRoom, events, signal);
}

/** A public race: through the lobby to a seat among racers of the same lesson. */
export const publicRace = (lessonID: LessonID): Wish => ({
  lessonID,
  wayIn: (events, signal, takeOver) => joinMathRace({ lessonID, takeOver }, events, signal),
});

async function joinMathRace(
  options: { readonly lessonID: LessonID; readonly takeOver: boolean },
  events: MathEvents,
  signal: AbortSignal,
): Promise<MathLine> {
  const { ticket, lobbyRoomID } = await call("POST /realtime/ticket");
  const client = new Client(location.origin);
  client.auth.token = ticket;
  const lobby = await openSocket("lobby", () => client.joinById(lobbyRoomID, options));
  lobby.reconnection.enabled = false;
  const seat = await waitForSeat(lobby, (table) => events.gathered(viewOfTable(table)), signal);
  const race = await enterMathRace(client, seat, events, signal);
  void lobby.leave();
  return race;
}

/** Takes a seat that is kept for us. */
export async function enterMathRace(
  client: Client,
  seat: SeatReservation,
  events: MathEvents,
  signal: AbortSignal,
): Promise<MathLine> {
  const race = await openSocket("math race", () => client.consumeSeatReservation(seat));
  return hear(race as RaceRoom, events, signal);
}

function hear(race: RaceRoom, events: MathEvents, signal: AbortSignal): MathLine {
  hearLine("math race", race, events, signal);
  race.onMessage("welcome", (message: MathWelcome) => events.welcome(message));
  race.onMessage("problems", (message: Problems) => events.problems(message));
  race.onMessage("wrong", () => {
    // The own screen has judged the answer already, and takes the count from the progress.
  });
  race.onMessage("lesson-help", (message: LessonHelp) => events.help(message));
  race.onMessage("results", (message: MathResults) => events.results(message));
  return {
    send: (batch) => race.send("answers", batch),
    stir: () => race.send("stir", {}),
    askHelp: () => race.send("lesson-help", {}),
    get reconnectionToken() {
      return race.reconnectionToken;
    },
  };
}
