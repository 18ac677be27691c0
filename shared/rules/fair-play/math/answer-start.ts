import { under, type Signal } from "../signal.ts";
import { mean, variance } from "../statistics.ts";
import { MATH_LIMITS } from "./numbers.ts";
import { latest, type MathEvidence } from "./trace.ts";

/** The first answer always comes the same time after the green light. */
export function answerStart(evidence: MathEvidence): Signal {
  const { races, spreadMs, earlyMs, earlySpreadMs } = MATH_LIMITS.start;
  const starts = latest(evidence, races).map(({ startMs }) => startMs);
  const measured = starts.length < races || evidence.now.isCoarse ? null : Math.sqrt(variance(starts));
  return under({ code: "answer-start", kind: "start" }, measured, mean(starts) < earlyMs ? earlySpreadMs : spreadMs);
}
