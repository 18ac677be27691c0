import { under, type Signal } from "../signal.ts";
import { relativeSpread } from "../statistics.ts";
import { MATH_LIMITS } from "./numbers.ts";
import { latestAlike, type MathEvidence } from "./trace.ts";

/** The same score race after race, whatever the problems. */
export function answerPace(evidence: MathEvidence): Signal {
  const { races, spread } = MATH_LIMITS.pace;
  const scores = latestAlike(evidence, races).map(({ score }) => score);
  const measured = evidence.now.isUnhurried || scores.length < races ? null : relativeSpread(scores);
  return under({ code: "answer-pace", kind: "speed" }, measured, spread);
}
