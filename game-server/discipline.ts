import type { z } from "zod";

import type { Dice } from "#shared/rules/chance.ts";
import type { Arrival } from "#shared/rules/race/lane.ts";
import type { Course, Racer, Way } from "#shared/rules/race/race.ts";
import type { RaceTerms, Scoring } from "#shared/rules/race/terms.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import type { Stamp } from "#shared/units.ts";

import type { RacePlan } from "./race-plan.ts";

/** A message of a room: its name and what it carries. */
export type Said = readonly [type: string, message: object];

/** The bots of one race. They act through the same rules as everyone. */
export interface Crew<C> {
  /** Performs everything that is due. Returns the same race when nothing is. */
  act(race: C, nowMs: number): C;
}

/** Applies a racer's message. */
interface Heard<C> {
  /** Returns the same race when nothing changes. */
  readonly next: C;
  /** Sent back to this racer only. */
  readonly reply?: Said;
}

type Act<C> = (race: C, slot: number, arrival: Arrival) => Heard<C>;

/** Parses a message of a racer: undefined when it does not have the shape. */
export type Ear<C> = (message: unknown) => Act<C> | undefined;

export const ear =
  <C, T extends z.ZodType>(shape: T, hear: (value: z.output<T>) => Act<C>): Ear<C> =>
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

/** What differs between kinds of race. Seats, phases, time, connections and places belong to the room. */
export interface Discipline<L extends Way, C extends Course<L>, P extends RacePlan> {
  open(plan: P, dice: Dice): { readonly race: C; readonly crew: Crew<C> };
  /** The messages that racers may send, by name. */
  readonly ears: Readonly<Record<string, Ear<C>>>;
  /** The text that everyone sees from the countdown on. */
  textOf(race: C): string;
  /** Sent to everyone at the countdown, and again after a reconnect. */
  taskOf(race: C): Said | undefined;
  /** What a racer needs to go on after joining or reconnecting. */
  welcomeOf(race: C, lane: L): object;
  progressOf(lane: L): Progress;
  /** The messages to everyone that a racer's acts cause. */
  newsOf(was: Racer<L>, racer: Racer<L>): readonly Said[];
  /** The results board, as sent to clients. */
  boardOf(race: C, scoring: Scoring): object;
  outcomeOf(race: C, startedStamp: Stamp, terms: RaceTerms): RaceOutcome;
}
