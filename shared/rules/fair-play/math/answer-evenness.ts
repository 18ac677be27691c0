import { under, type Signal } from "../signal.ts";
import { relativeSpread } from "../statistics.ts";
import { MATH_LIMITS } from "./numbers.ts";
import type { MathEvidence } from "./trace.ts";

/** Waits that are nearly all the same, however hard the problems. */
export function answerEvenness({ now }: MathEvidence): Signal {
  const { spread, longestShare } = MATH_LIMITS.evenness;
  const kept = now.waits.toSorted((a, b) => a - b).slice(0, Math.ceil(now.waits.length * (1 - longestShare)));
  const measured = now.isUnhurried || kept.length < MATH_LIMITS.fewestWaits ? null : relativeSpread(kept);
  return under({ code: "answer-evenness", kind: "evenness" }, measured, spread);
}
