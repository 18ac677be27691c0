import { over, type Signal } from "../signal.ts";
import { floorOf } from "./effort.ts";
import { MATH_LIMITS } from "./numbers.ts";
import type { MathEvidence } from "./trace.ts";

/** Right answers that came faster than seeing, knowing and typing them takes. */
export function answerInstants({ now }: MathEvidence): Signal {
  const later = now.solves.slice(1);
  const instant = later.filter(({ problem, waitMs, wrong }) => wrong.length === 0 && waitMs < floorOf(problem)).length;
  const measured = later.length < MATH_LIMITS.fewestWaits ? null : instant / later.length;
  return over({ code: "answer-instants", kind: "reckoning", isConclusive: true }, measured, MATH_LIMITS.instants.share);
}
