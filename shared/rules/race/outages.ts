/** A period without a connection, in milliseconds from green light. */
export interface Outage {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * Adds the outage that ends now. Outages before green light are ignored.
 *
 * @param sinceMs undefined while the connection is up
 * @returns the same list when there is nothing to add
 */
export function withOutage(
  before: readonly Outage[] = [],
  sinceMs: number | undefined,
  nowMs: number,
): readonly Outage[] {
  if (sinceMs === undefined || nowMs <= 0) return before;
  return [...before, { fromMs: Math.round(Math.max(0, sinceMs)), toMs: Math.round(nowMs) }];
}
