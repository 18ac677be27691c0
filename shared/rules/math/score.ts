import { accuracyOf, round2 } from "../race/speed.ts";
import type { Answer } from "./answers.ts";
import { judgeAnswer, NOTHING_ANSWERED } from "./judge.ts";
import type { Problem } from "./problem.ts";

/** The score of a series of answers. */
export interface MathScore {
  readonly right: number;
  readonly errors: number;
  /** Fair offset of the last judged answer, in milliseconds from green light. */
  readonly elapsedMs: number;
  /** Right answers a minute, to two decimals. */
  readonly score: number;
  /** Right answers of all answers, in percent to two decimals; 100 before the first. */
  readonly accuracy: number;
}

export const mathScoreOf = (right: number, errors: number, elapsedMs: number): MathScore => ({
  right,
  errors,
  elapsedMs,
  score: elapsedMs <= 0 ? 0 : round2(right / (elapsedMs / 60_000)),
  accuracy: accuracyOf(right, errors),
});

/** Replays a stored log against its problems: the same judging as in the race, so the same score. */
export function replayAnswers(problems: readonly Problem[], answers: readonly Answer[]): MathScore {
  let reckoning = NOTHING_ANSWERED;
  for (const { digits } of answers) reckoning = judgeAnswer(problems, reckoning, digits);
  return mathScoreOf(reckoning.right, reckoning.errors, answers.at(-1)?.fairMs ?? 0);
}
