import { SOFT_LIMITS } from "./numbers.ts";
import { quantile } from "./statistics.ts";
import type { Step } from "./steps.ts";

/** The waits inside words, their median, and how many are long enough to have seen and corrected a wrong key in. */
export interface Pauses {
  readonly letters: number;
  readonly middleMs: number;
  readonly long: number;
}

export function pausesIn(single: readonly Step[]): Pauses {
  const waits = single.filter(({ sort }) => sort === "inside").map(({ waitMs }) => waitMs);
  const { atLeastMs, times } = SOFT_LIMITS.silentFixes;
  const middle = quantile(
    waits.toSorted((a, b) => a - b),
    0.5,
  );
  return {
    letters: waits.length,
    middleMs: middle,
    long: waits.filter((wait) => wait >= Math.max(atLeastMs, times * middle)).length,
  };
}
