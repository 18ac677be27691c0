import { under, type Signal } from "../signal.ts";
import { mean, sum } from "../statistics.ts";
import { MATH_LIMITS } from "./numbers.ts";
import { latestAlike, type MathEvidence } from "./trace.ts";

/** Faster by the same share each race. Measured as the spread around that growth; people go up and down. */
export function answerGrowth(evidence: MathEvidence): Signal {
  const { races, spread, least } = MATH_LIMITS.growth;
  const scores = latestAlike(evidence, races).map(({ score }) => score);
  const { growth, rest } = growthOf(scores.map((score) => Math.log(Math.max(1, score))));
  const measured = scores.length < races || growth < least ? null : rest;
  return under({ code: "answer-growth", kind: "growth" }, measured, spread);
}

/** The straight line through values in order: its slope, and how far from it they lie. */
function growthOf(logs: readonly number[]) {
  const middle = (logs.length - 1) / 2;
  const level = mean(logs);
  const growth =
    sum(logs.map((log, at) => (at - middle) * (log - level))) / sum(logs.map((_, at) => (at - middle) ** 2));
  const squares = sum(logs.map((log, at) => (log - level - growth * (at - middle)) ** 2));
  return { growth, rest: Math.sqrt(squares / Math.max(1, logs.length - 2)) };
}
