import type { Dice } from "#shared/rules/chance.ts";

/** One thing that a bot of the demo does. */
export interface Step {
  readonly atMs: number;
  /** How far it is then, of 1. */
  readonly done: number;
  /** Whether the car leaps. */
  readonly isSurge: boolean;
}

/** A line of the demo: what stands before `at` is done. */
export interface Line {
  readonly text: string;
  readonly at: number;
}

/** What one demo race is about. */
export interface Course {
  /** What all of it is worth in typed characters, for the speed of the scenery. */
  readonly characters: number;
  /** A bot's whole race. @param wpm about so fast */
  steps(wpm: number): readonly Step[];
  lineAt(done: number): Line;
}

/** A new race each time. */
export type NewCourse = (dice: Dice) => Course;
