import type { Length } from "./lengths.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { samenessAlong, samenessOf, standardized, type Sameness } from "./sameness.ts";
import { variance } from "./statistics.ts";
import type { Step, StepSort } from "./steps.ts";

/** The logarithms of waits in deviations from what their sort of step takes on average. */
export function beyondSort(lengths: readonly Length[]): readonly number[] {
  const sums = new Map<StepSort, { total: number; count: number }>();
  for (const { sort, length } of lengths) {
    const sum = sums.get(sort);
    if (sum) {
      sum.total += length;
      sum.count++;
    } else sums.set(sort, { total: length, count: 1 });
  }
  return lengths.map(({ sort, length }) => {
    const { total, count } = sums.get(sort) ?? { total: length, count: 1 };
    return length - total / count;
  });
}

/** Standardized, or none at all where they vary so much that nothing else can be seen. */
export const withoutNoise = (values: readonly number[]): readonly number[] =>
  Math.sqrt(variance(values)) > SOFT_LIMITS.mostNoise ? [] : standardized(values);

/**
 * What pairs of keys have in common: the same pair takes a hand about the same time each time.
 *
 * @param values of these steps, without noise
 */
export function pairsAlike(text: string, steps: readonly Step[], values: readonly number[]): Sameness {
  const pairs = steps.map(({ at }) => text.charCodeAt(at - 1) * 256 + text.charCodeAt(at));
  return samenessOf(values, pairs);
}

/** What waits have in common with those a few keys before: a hand speeds up and slows down in the course of a text. */
export function keysAlong(values: readonly number[]): Sameness {
  const { from, to } = SOFT_LIMITS.noDrift.distance;
  return samenessAlong(values, from, to);
}
