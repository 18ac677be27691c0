import type { Answer } from "../../math/answers.ts";
import { judgeAnswer, NOTHING_ANSWERED } from "../../math/judge.ts";
import type { Problem } from "../../math/problem.ts";

/** One problem as it was solved. */
export interface Solve {
  readonly problem: Problem;
  /** From the moment it was seen to its first answer, right or wrong. */
  readonly waitMs: number;
  /** The wrong answers before the right one. */
  readonly wrong: readonly string[];
  /** From each wrong answer to the next one. */
  readonly fixesMs: readonly number[];
}

/** The solved problems of a race, in order. */
export function solvesOf(problems: readonly Problem[], answers: readonly Answer[]): Solve[] {
  const solves: Solve[] = [];
  let reckoning = NOTHING_ANSWERED;
  let seenMs = 0;
  let given: Answer[] = [];
  for (const answer of answers) {
    const problem = problems[reckoning.right];
    const next = judgeAnswer(problems, reckoning, answer.digits);
    if (!problem || next === reckoning) continue;
    given.push(answer);
    if (next.right > reckoning.right) {
      const times = given.map(({ offsetMs }) => offsetMs);
      solves.push({
        problem,
        waitMs: (times[0] ?? seenMs) - seenMs,
        wrong: given.slice(0, -1).map(({ digits }) => digits),
        fixesMs: times.slice(1).map((timeMs, at) => timeMs - (times[at] ?? 0)),
      });
      seenMs = answer.offsetMs;
      given = [];
    }
    reckoning = next;
  }
  return solves;
}
