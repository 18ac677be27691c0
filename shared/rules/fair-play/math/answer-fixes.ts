import { over, type Signal } from "../signal.ts";
import { MATH_LIMITS } from "./numbers.ts";
import { latest, type MathEvidence } from "./trace.ts";

/** Wrong answers put right faster than a person can see it and type again. */
export function answerFixes(evidence: MathEvidence): Signal {
  const { withinMs, share, fewest, pooledRaces } = MATH_LIMITS.fixes;
  const shares = pooledRaces.flatMap((races) => {
    const fixes = latest(evidence, races).flatMap(({ solves }) => solves.flatMap(({ fixesMs }) => fixesMs));
    const instant = fixes.filter((fixMs) => fixMs < withinMs).length;
    return fixes.length < fewest ? [] : [instant / fixes.length];
  });
  const measured = shares.length === 0 ? null : Math.max(...shares);
  return over({ code: "answer-fixes", kind: "errors", isConclusive: true }, measured, share);
}
