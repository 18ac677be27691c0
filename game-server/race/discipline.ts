import type { z } from "zod";

import type { ResultRow } from "#shared/contracts/race/race.ts";
import type { RaceID } from "#shared/ids.ts";
import type { Dice } from "#shared/rules/chance.ts";
import type { Arrival } from "#shared/rules/race/lane.ts";
import type { RaceCore, Racer, LaneCore } from "#shared/rules/race/race.ts";
import type { RaceTerms, Scoring } from "#shared/rules/race/terms.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import type { Stamp } from "#shared/units.ts";

import type { LiveScore } from "../cluster/class-news.ts";
import type { RacePlan } from "./race-plan.ts";

/** A message of a room: its name and what it carries. */
export type OutMessage = readonly [type: string, message: object];

/** The bots of one race. They act through the same rules as everyone. */
export interface Bots<C> {
  /** Performs everything that is due. Returns the same race when nothing is. */
  act(race: C, nowMs: number): C;
}

/** Applies a racer's message. */
interface Heard<C> {
  /** Returns the same race when nothing changes. */
  readonly next: C;
  /** Sent back to this racer only. */
  readonly reply?: OutMessage;
}

type Act<C> = (race: C, slot: number, arrival: Arrival) => Heard<C>;

/** Parses a message of a racer: undefined when it does not have the shape. */
export type MessageHandler<C> = (message: unknown) => Act<C> | undefined;

/** A handler for each message that racers may send in one kind of race; every race's room itself answers `pong`. */
export type HandlersOf<M extends { readonly sent: object }, C> = Readonly<
  Record<Exclude<keyof M["sent"], "pong">, MessageHandler<C>>
>;

export const onMessage =
  <C, T extends z.ZodType>(shape: T, hear: (value: z.output<T>) => Act<C>): MessageHandler<C> =>
  (message) => {
    const read = shape.safeParse(message);
    return read.success ? hear(read.data) : undefined;
  };

/** A racer's progress, and how many of their acts have arrived. */
export interface Progress {
  readonly typed: number;
  readonly errors: number;
  readonly received: number;
}

/** What the boards of all kinds of race have in common. */
export type BoardLine = Pick<ResultRow, "slot" | "standing" | "place">;

/** What differs between kinds of race. Seats, phases, time, connections and places belong to the room. */
export interface Discipline<L extends LaneCore, C extends RaceCore<L>, P extends RacePlan> {
  open(plan: P, dice: Dice): { readonly race: C; readonly bots: Bots<C> };
  /** The messages that racers may send, by name. */
  readonly handlers: Readonly<Record<string, MessageHandler<C>>>;
  /** The text that everyone sees from the countdown on. */
  textOf(race: C): string;
  /** Sent to everyone at the countdown, and again after a reconnect. */
  taskOf(race: C): OutMessage | undefined;
  /** What a racer needs to go on after joining or reconnecting. */
  welcomeOf(race: C, lane: L): object;
  progressOf(lane: L): Progress;
  liveOf(race: C, lane: L): LiveScore;
  usedNitro(lane: L): boolean;
  /** The messages to everyone that a racer's acts cause. */
  newsOf(was: Racer<L>, racer: Racer<L>): readonly OutMessage[];
  /** The results board, as sent to clients. Racers who still drive are `unfinished` on it. */
  boardOf(race: C, scoring: Scoring): { readonly raceID: RaceID; readonly lines: readonly BoardLine[] };
  outcomeOf(race: C, startedStamp: Stamp, terms: RaceTerms): RaceOutcome;
}
