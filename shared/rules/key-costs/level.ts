/** A value that weighs more the more often it was seen. */
export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/** The value that half of the weight is below; 0 of none. */
export function weightedMedian(values: readonly Weighted[]): number {
  const ordered = values.toSorted((left, right) => left.value - right.value);
  const half = ordered.reduce((all, { weight }) => all + weight, 0) / 2;
  let passed = 0;
  for (const { value, weight } of ordered) {
    passed += weight;
    if (passed >= half) return value;
  }
  return 0;
}

/** The chance that something which happens `expected` times on average happens `times` or more times (Poisson). */
export function chanceOfAsMany(times: number, expected: number): number {
  let term = Math.exp(-expected);
  let below = 0;
  for (let count = 0; count < Math.round(times); count++) {
    below += term;
    term *= expected / (count + 1);
  }
  return Math.max(0, 1 - below);
}
