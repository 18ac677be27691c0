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
  /** Does everything that is due. The same race when nothing is. */
  act(race: C, nowMs: number): C;
}

/** What a racer's message does. */
interface Heard<C> {
  /** The same race when nothing changes. */
  readonly next: C;
  /** Goes back to this racer alone. */
  readonly reply?: Said;
}

type Act<C> = (race: C, slot: number, arrival: Arrival) => Heard<C>;

/** Reads a message that racers may send: undefined when it does not have the shape. */
export type Ear<C> = (message: unknown) => Act<C> | undefined;

export const ear =
  <C, T extends z.ZodType>(shape: T, hear: (value: z.output<T>) => Act<C>): Ear<C> =>
  (message) => {
    const read = shape.safeParse(message);
    return read.success ? hear(read.data) : undefined;
  };

/** How far a racer is, and how many of the acts are here. */
export interface Progress {
  readonly typed: number;
  readonly errors: number;
  readonly received: number;
}

/** What differs between kinds of race. Seats, phases, time, lines and places are the room's. */
export interface Discipline<L extends Way, C extends Course<L>, P extends RacePlan> {
  open(plan: P, dice: Dice): { readonly race: C; readonly crew: Crew<C> };
  /** What racers may send, by its name. */
  readonly ears: Readonly<Record<string, Ear<C>>>;
  /** The text that everyone sees from the countdown on. */
  textOf(race: C): string;
  /** What everyone is told at the countdown, and again after coming back. */
  taskOf(race: C): Said | undefined;
  /** What a racer who comes, or comes back, needs to go on. */
  welcomeOf(race: C, lane: L): object;
  progressOf(lane: L): Progress;
  /** What a racer's acts give to tell: to that racer, and to everyone. */
  newsOf(race: C, was: Racer<L>, racer: Racer<L>): { readonly own?: readonly Said[]; readonly all?: readonly Said[] };
  /** The board, as it goes over the wire. */
  boardOf(race: C, scoring: Scoring): object;
  outcomeOf(race: C, startedStamp: Stamp, terms: RaceTerms): RaceOutcome;
}
