import { under, type Signal } from "../signal.ts";
import { upperSlope } from "./effort-line.ts";
import { MATH_LIMITS } from "./numbers.ts";
import { latest, type MathEvidence } from "./trace.ts";

/** Hard problems are answered as quickly as easy ones. */
export function answerEffort(evidence: MathEvidence): Signal {
  const { part, pooledRaces } = MATH_LIMITS.effort;
  const slopes = pooledRaces.flatMap(
    (races) => upperSlope(latest(evidence, races).map(({ effortLine }) => effortLine)) ?? [],
  );
  const measured = evidence.now.isUnhurried || slopes.length === 0 ? null : Math.min(...slopes);
  return under({ code: "answer-effort", kind: "difficulty" }, measured, part);
}
