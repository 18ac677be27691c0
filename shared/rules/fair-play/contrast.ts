import type { Length } from "./lengths.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { mean, sum } from "./statistics.ts";
import type { StepSort } from "./steps.ts";
import { lowest, suffixes } from "./suffixes.ts";

/** Harder steps, and easier ones at the same position of a word. */
export interface Comparison {
  readonly harder: StepSort;
  readonly easier: StepSort;
}

/** Lengths of the waits of both (see `lengthsOf`), relative to the mean of the easier ones; sums of several races may be added. */
export interface Contrast {
  readonly harder: number;
  readonly harderSum: number;
  readonly harderSquares: number;
  readonly easier: number;
  readonly easierSquares: number;
}

const NONE: Contrast = { harder: 0, harderSum: 0, harderSquares: 0, easier: 0, easierSquares: 0 };

/** The minimum of easier steps in one race for a mean. */
const FEWEST_EASIER = 8;

export const contrastOf = (lengths: readonly Length[], comparisons: readonly Comparison[]): Contrast =>
  comparisons.map((comparison) => contrastIn(lengths, comparison)).reduce(added, NONE);

function contrastIn(lengths: readonly Length[], { harder, easier }: Comparison): Contrast {
  const logs = (of: StepSort): number[] => lengths.filter(({ sort }) => sort === of).map(({ length }) => length);
  const base = logs(easier);
  if (base.length < FEWEST_EASIER) return NONE;
  const level = mean(base);
  const above = logs(harder).map((log) => log - level);
  return {
    harder: above.length,
    harderSum: sum(above),
    harderSquares: sum(above.map((log) => log * log)),
    easier: base.length,
    easierSquares: sum(base.map((log) => (log - level) ** 2)),
  };
}

const added = (left: Contrast, right: Contrast): Contrast => ({
  harder: left.harder + right.harder,
  harderSum: left.harderSum + right.harderSum,
  harderSquares: left.harderSquares + right.harderSquares,
  easier: left.easier + right.easier,
  easierSquares: left.easierSquares + right.easierSquares,
});

/**
 * How many times longer the harder steps take, at the upper end of the estimate; of the last race or of the latest
 * together, whichever is lowest. Null when there are too few.
 */
export function upperContrast(races: readonly Contrast[], fewest: number): number | null {
  const upper = lowest(suffixes(races, added).map((all) => upperOf(all, fewest)));
  return upper === null ? null : Math.exp(upper);
}

function upperOf({ harder, harderSum, harderSquares, easier, easierSquares }: Contrast, fewest: number) {
  if (harder < fewest) return undefined;
  const middle = harderSum / harder;
  const harderVariance = Math.max(0, harderSquares - harder * middle * middle) / (harder - 1);
  const easierVariance = easierSquares / (easier - 1);
  return middle + SOFT_LIMITS.contrast.sureness * Math.sqrt(harderVariance / harder + easierVariance / easier);
}
