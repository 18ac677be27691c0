import type { Dice } from "../chance.ts";
import type { Problem } from "./problem.ts";

/** A problem that may be drawn for a race. No two candidates of a lesson make the same problem. */
export interface Candidate {
  /** Its difficulty within its lesson. */
  readonly effort: number;
  readonly answer: string;
  /** Decides what is random: the order of the terms, the shape that is counted. */
  readonly make: (dice: Dice) => Problem;
}
