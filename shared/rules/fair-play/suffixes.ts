/**
 * Sums over the latest race, the latest two, and so on. Whatever is pooled is looked at in each of them, so that honest
 * races further back hide nothing that came since.
 *
 * @param races oldest first
 */
export function suffixes<T>(races: readonly T[], add: (left: T, right: T) => T): readonly T[] {
  const sums: T[] = [];
  for (const race of races.toReversed()) {
    const before = sums.at(-1);
    sums.push(before === undefined ? race : add(before, race));
  }
  return sums;
}

/** The lowest of those that could be measured; null without any. */
export function lowest(values: readonly (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? null : Math.min(...known);
}

/** The highest of those that could be measured; null without any. */
export function highest(values: readonly (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? null : Math.max(...known);
}
