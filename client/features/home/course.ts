import type { Dice } from "#shared/rules/chance.ts";

/** One step of a bot in the demo. */
export interface Step {
  readonly atMs: number;
  /** Its progress then, from 0 to 1. */
  readonly done: number;
  /** Whether the car leaps. */
  readonly isSurge: boolean;
}

/** A line of the demo: the part before `at` is done. */
export interface Line {
  readonly text: string;
  readonly at: number;
}

/** The content of one demo race. */
export interface Course {
  /** Its total value in typed characters, for the speed of the scenery. */
  readonly characters: number;
  /** A bot's whole race. @param wpm approximate speed */
  steps(wpm: number): readonly Step[];
  lineAt(done: number): Line;
}

/** A new race each time. */
export type NewCourse = (dice: Dice) => Course;
