import { ms } from "../../units.ts";

/** The numbers of a math race that a typing race does not have. */
export const MATH = {
  problems: 20,
  /** The number of steps in which problems get harder. */
  stages: 5,
  /** The minimum time between two answers, and before the first: earlier ones are refused. */
  minAnswerMs: ms(150),
  /** This many refusals in a row for haste disqualify the racer. */
  hasteRun: 8,
  /** The maximum length of an answer. */
  maxDigits: 6,
  /** The assumed speed of a racer without an average yet, in right answers a minute. */
  newcomerScore: 12,
} as const;
