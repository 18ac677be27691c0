import { meanOf, squaresOf, usesOf, type Cost } from "../key-costs/cost.ts";

/** What uses of all parts vary by, for parts that were used seldom. */
export interface Spread {
  /** Variance of the logarithm of a use that was right at once. */
  readonly logs: number;
  /** Share of uses that were wrong first. */
  readonly missed: number;
  /** What such a one takes beyond a median wait, in median waits. */
  readonly lost: number;
}

/** Uses that the spread of all parts stands for, in that of one. */
const POOLED_USES = 10;

/** What varies by how much over all these parts. */
export function spreadOf(costs: readonly Cost[]): Spread {
  const all = (of: (cost: Cost) => number): number => costs.reduce((sum, cost) => sum + of(cost), 0);
  const [right, missed] = [all((cost) => cost.right), all((cost) => cost.missed)];
  return {
    logs: right === 0 ? 0 : all(squaresOf) / right,
    missed: right + missed === 0 ? 0 : missed / (right + missed),
    lost: missed === 0 ? 0 : all((cost) => cost.lost) / missed,
  };
}

/** The logarithm of what one use takes in median waits, mistakes included, and its variance. Of a part that was used. */
export function timePerUse(cost: Cost, spread: Spread): { readonly log: number; readonly variance: number } {
  const uses = usesOf(cost);
  const typical = Math.exp(meanOf(cost));
  const time = (cost.right * typical + cost.missed + cost.lost) / uses;
  const weight = uses + POOLED_USES;
  const logs = (squaresOf(cost) + POOLED_USES * spread.logs) / (cost.right + POOLED_USES);
  const missed = (cost.missed + POOLED_USES * spread.missed) / weight;
  const lost = (cost.lost + POOLED_USES * spread.missed * spread.lost) / Math.max(weight * missed, Number.EPSILON);
  const ofRight = cost.right * typical ** 2 * logs;
  const ofMissed = uses * missed * ((1 - missed) * (1 + lost - typical) ** 2 + lost ** 2);
  return { log: Math.log(time), variance: (ofRight + ofMissed) / (uses * time) ** 2 };
}
