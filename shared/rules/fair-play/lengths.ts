import { SOFT_LIMITS } from "./numbers.ts";
import { mean } from "./statistics.ts";
import type { Step, StepSort } from "./steps.ts";

/** How long a step took, comparable with others at any tempo. */
export interface Length {
  readonly sort: StepSort;
  readonly length: number;
}

/** Logarithms of the waits of single steps. */
export const lengthsOf = (single: readonly Step[]): readonly Length[] =>
  single.map(({ sort, waitMs }) => ({ sort, length: Math.log(waitMs) }));

/**
 * A coarse clock has no logarithms for quick keys; but its waits are right on average, so there a length is their share of
 * the mean.
 */
export function coarseLengthsOf(steps: readonly Step[]): readonly Length[] {
  const ordinary = steps.filter(({ fixMs }) => fixMs === undefined);
  const meanMs = Math.max(1, mean(ordinary.map(({ waitMs }) => waitMs)));
  const { longest } = SOFT_LIMITS.coarseClock;
  return ordinary.map(({ sort, waitMs }) => ({ sort, length: Math.min(longest, waitMs / meanMs) }));
}
