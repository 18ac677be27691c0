import type { Playback, Step } from "../race/playback.ts";
import type { Answer } from "./answers.ts";
import { judgeAnswer, NOTHING_ANSWERED } from "./judge.ts";
import type { Problem } from "./problem.ts";

/** A right answer moves the scenery like this many typed characters. */
export const ANSWER_WORTH = 20;

/** A stored answer log, judged once and queryable at any moment: each right answer is a step. */
export function answersPlayback(problems: readonly Problem[], answers: readonly Answer[]): Playback {
  const steps: Step[] = [];
  let reckoning = NOTHING_ANSWERED;
  let wrongRun = 0;
  for (const { fairMs, digits } of answers) {
    const next = judgeAnswer(problems, reckoning, digits);
    const isRight = next.right > reckoning.right;
    const effect = next === reckoning ? "none" : isRight ? (next.right < problems.length ? "word" : "done") : "wrong";
    wrongRun = isRight ? 0 : wrongRun + 1;
    reckoning = next;
    const typing = { typed: next.right, errors: next.errors, wrongRun, skipped: 0 };
    steps.push({ atMs: fairMs, character: digits, effect, typing });
  }
  return { length: problems.length, worth: ANSWER_WORTH, steps, endMs: steps.at(-1)?.atMs ?? 0 };
}
