import { over, type Signal } from "../signal.ts";
import { MATH_LIMITS } from "./numbers.ts";
import { likeness } from "./rhythm.ts";
import type { MathEvidence } from "./trace.ts";

/** Repeats the waits of an earlier race, the racer's own or another's, at any tempo. */
export function answerCopy({ now, earlier, others }: MathEvidence): Signal {
  const known = [...earlier, ...others].map(({ rhythms }) => likeness(now.rhythms, rhythms));
  const measured = known.length === 0 ? null : Math.max(...known);
  return over({ code: "answer-copy", kind: "copy", isConclusive: true }, measured, MATH_LIMITS.copy.likeness);
}
