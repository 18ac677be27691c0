import { SOFT_LIMITS } from "./numbers.ts";
import { quantile } from "./statistics.ts";

/** How far a race's waits reach from their middle, in middles; sums of races may be added up. */
export interface Reach {
  readonly waits: number;
  readonly above: number;
  readonly below: number;
}

/** @param sureness how many standard errors further up to read the upper end, for a race that stands alone */
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

/** The reach upwards in reaches downwards; undefined for fewer waits than that. */
export function tailOf(reaches: readonly Reach[], fewest: number): number | undefined {
  let [waits, above, below] = [0, 0, 0];
  for (const reach of reaches) {
    waits += reach.waits;
    above += reach.above;
    below += reach.below;
  }
  return waits < fewest || below <= 0 ? undefined : above / below;
}
