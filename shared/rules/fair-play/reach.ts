import { SOFT_LIMITS } from "./numbers.ts";
import { quantile } from "./statistics.ts";

/** How far a race's waits spread from their median, in medians; sums of several races may be added. */
export interface Reach {
  readonly waits: number;
  readonly above: number;
  readonly below: number;
}

/** @param sureness standard errors to add to the upper spread, for a single race */
export function reachOf(waits: readonly number[], sureness = 0): Reach {
  const { outer } = SOFT_LIMITS.noTail;
  const ordered = waits.toSorted((a, b) => a - b);
  const middle = quantile(ordered, 0.5);
  if (middle <= 0) return { waits: 0, above: 0, below: 0 };
  const error = Math.sqrt((outer * (1 - outer)) / waits.length);
  const above = quantile(ordered, Math.min(1, 1 - outer + sureness * error)) / middle - 1;
  const below = 1 - quantile(ordered, outer) / middle;
  return { waits: waits.length, above: above * waits.length, below: below * waits.length };
}

export const addReaches = (left: Reach, right: Reach): Reach => ({
  waits: left.waits + right.waits,
  above: left.above + right.above,
  below: left.below + right.below,
});

/** The upper spread as a multiple of the lower one; undefined for too few waits. */
export const tailOf = ({ waits, above, below }: Reach, fewest: number): number | undefined =>
  waits < fewest || below <= 0 ? undefined : above / below;
