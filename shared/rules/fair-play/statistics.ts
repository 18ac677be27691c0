export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** Sample variance; 0 for fewer than two values. */
export function variance(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  let squares = 0;
  for (const value of values) squares += (value - middle) ** 2;
  return squares / (values.length - 1);
}

/** Standard deviation as a share of the mean; 0 when the mean is 0. */
export function relativeSpread(values: readonly number[]): number {
  const middle = mean(values);
  return middle === 0 ? 0 : Math.sqrt(variance(values)) / middle;
}

/** @param ordered ascending */
export function quantile(ordered: ArrayLike<number>, share: number): number {
  const at = share * (ordered.length - 1);
  const low = ordered[Math.floor(at)] ?? 0;
  const high = ordered[Math.ceil(at)] ?? low;
  return low + (high - low) * (at - Math.floor(at));
}

/** Pearson's correlation of `length` values from each offset; 0 when one of them does not vary. */
export function correlation(
  left: readonly number[],
  right: readonly number[],
  { leftFrom = 0, rightFrom = 0, length = Math.min(left.length - leftFrom, right.length - rightFrom) } = {},
): number {
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (let i = 0; i < length; i++) {
    const a = left[leftFrom + i] ?? 0;
    const b = right[rightFrom + i] ?? 0;
    x += a;
    y += b;
    xx += a * a;
    yy += b * b;
    xy += a * b;
  }
  const spread = Math.sqrt(Math.max(0, xx - (x * x) / length) * Math.max(0, yy - (y * y) / length));
  return spread < 1e-9 ? 0 : (xy - (x * y) / length) / spread;
}
