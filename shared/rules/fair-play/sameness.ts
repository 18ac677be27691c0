import { mean, variance } from "./statistics.ts";

/**
 * How alike values are that have something in common, such as a pair of letters: the sum of the products of all such
 * pairs of values, each in deviations from the mean. Sums of several races may be added.
 */
export interface Sameness {
  readonly pairs: number;
  readonly products: number;
}

const NONE: Sameness = { pairs: 0, products: 0 };

/** Values further out than this many deviations count as so far out: one long pause says little. */
const OUTERMOST = 2.5;

/** In deviations from the mean, at most `OUTERMOST`; nothing where values don't vary. */
export function standardized(values: readonly number[]): readonly number[] {
  const middle = mean(values);
  const deviation = Math.sqrt(variance(values));
  if (deviation < 1e-9) return values.map(() => 0);
  return values.map((value) => Math.max(-OUTERMOST, Math.min(OUTERMOST, (value - middle) / deviation)));
}

/**
 * @param values standardized
 * @param groups what each has in common with others
 */
export function samenessOf(values: readonly number[], groups: readonly number[]): Sameness {
  const sums = new Map<number, { count: number; total: number; squares: number }>();
  for (const [index, value] of values.entries()) {
    const group = groups[index] ?? 0;
    const sum = sums.get(group);
    if (!sum) sums.set(group, { count: 1, total: value, squares: value * value });
    else {
      sum.count++;
      sum.total += value;
      sum.squares += value * value;
    }
  }
  let [pairs, products] = [0, 0];
  for (const { count, total, squares } of sums.values()) {
    pairs += (count * (count - 1)) / 2;
    products += (total * total - squares) / 2;
  }
  return { pairs, products };
}

/** How alike values are that follow each other at these distances. */
export function samenessAlong(values: readonly number[], from: number, to: number): Sameness {
  let [pairs, products] = [0, 0];
  for (let lag = from; lag <= to; lag++) {
    for (let index = lag; index < values.length; index++) {
      pairs++;
      products += (values[index] ?? 0) * (values[index - lag] ?? 0);
    }
  }
  return { pairs, products };
}

export const addSameness = (left: Sameness, right: Sameness): Sameness =>
  left.pairs === 0 && right.pairs === 0
    ? NONE
    : { pairs: left.pairs + right.pairs, products: left.products + right.products };

/** The likeness from 0 to 1 at the upper end of its estimate; undefined for too few pairs. */
export const upperSameness = (
  { pairs, products }: Sameness,
  { fewest, sureness }: { readonly fewest: number; readonly sureness: number },
): number | undefined => (pairs < fewest ? undefined : products / pairs + sureness / Math.sqrt(pairs));
