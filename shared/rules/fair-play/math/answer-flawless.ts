import { over, type Signal } from "../signal.ts";
import { MATH_LIMITS } from "./numbers.ts";
import type { MathEvidence } from "./trace.ts";

/** Not one wrong answer over many races, at a speed at which people err. */
export function answerFlawless({ now, earlier }: MathEvidence): Signal {
  const { races } = MATH_LIMITS.flawless;
  const all = [...earlier, now];
  const run = all.length - 1 - all.findLastIndex(({ errors, isUnhurried }) => errors > 0 || isUnhurried);
  return over({ code: "answer-flawless", kind: "errors" }, run, races - 1);
}
