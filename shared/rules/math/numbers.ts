import { ms } from "../../units.ts";

/** Every number of a math race that a typing race does not have. */
export const MATH = {
  problems: 20,
  /** Problems get harder in so many steps. */
  stages: 5,
  /** Between two answers, and before the first: what comes sooner is refused. */
  minAnswerMs: ms(150),
  /** So many refusals in a row for haste end the race for that racer. */
  hasteRun: 8,
  /** Longer answers are no answers. */
  maxDigits: 6,
  /** A racer who has raced too little to have an average is seated as if this quick, in right answers a minute. */
  newcomerScore: 12,
} as const;
