import { over, type Signal } from "../signal.ts";
import { isNearMiss } from "./near-miss.ts";
import { MATH_LIMITS } from "./numbers.ts";
import { latest, type MathEvidence } from "./trace.ts";

/** Wrong answers that are near nothing that a person would take for the right one. */
export function answerMistakes(evidence: MathEvidence): Signal {
  const { share, fewest, pooledRaces } = MATH_LIMITS.mistakes;
  const wrong = latest(evidence, pooledRaces).flatMap(({ solves }) =>
    solves.flatMap(({ problem, wrong }) => wrong.map((digits) => isNearMiss(problem, digits))),
  );
  const far = wrong.filter((isNear) => !isNear).length;
  return over({ code: "answer-mistakes", kind: "errors" }, wrong.length < fewest ? null : far / wrong.length, share);
}
