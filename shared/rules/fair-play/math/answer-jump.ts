import { over, type Signal } from "../signal.ts";
import { MATH_LIMITS } from "./numbers.ts";
import { latestAlike, type MathEvidence } from "./trace.ts";

/** Much faster than the best of the latest races with the same kind of problems. Measured as a multiple of that best. */
export function answerJump(evidence: MathEvidence): Signal {
  const { races, fewest, times } = MATH_LIMITS.jump;
  const before = latestAlike(evidence, races + 1).slice(0, -1);
  const best = Math.max(0, ...before.map(({ score }) => score));
  const measured = before.length < fewest || best <= 0 ? null : evidence.now.score / best;
  return over({ code: "answer-jump", kind: "speed" }, measured, times);
}
