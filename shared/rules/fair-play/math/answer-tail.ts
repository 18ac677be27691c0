import { addReaches, tailOf } from "../reach.ts";
import { under, type Signal } from "../signal.ts";
import { MATH_LIMITS } from "./numbers.ts";
import { latest, type MathEvidence } from "./trace.ts";

/** Waits spread symmetrically around the median, as random numbers are; people's have a long upper tail. */
export function answerTail(evidence: MathEvidence): Signal {
  const { ratio, pooledRaces, fewest } = MATH_LIMITS.tail;
  const races = latest(evidence, pooledRaces)
    .map(({ reach }) => reach)
    .reduce(addReaches);
  const measured = evidence.now.isUnhurried ? null : (tailOf(races, fewest) ?? null);
  return under({ code: "answer-tail", kind: "evenness" }, measured, ratio);
}
