export const COUNT_MS = 900;

/**
 * Where a number stands while it counts: quick at first, then slower, and exactly at its end when the time is over.
 * Between whole numbers it counts in whole ones.
 *
 * @param lengthMs how long it counts
 */
export function countAt(from: number, to: number, elapsedMs: number, lengthMs = COUNT_MS): number {
  if (elapsedMs >= lengthMs) return to;
  const left = 1 - Math.max(0, elapsedMs) / lengthMs;
  const now = to + (from - to) * left ** 3;
  return Number.isInteger(from) && Number.isInteger(to) ? Math.round(now) : now;
}
