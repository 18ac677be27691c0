import { FIRST_TIER, isTournament, LAST_TIER } from "./tiers.ts";

/** Weeks without a race after which one falls by a league. @source rules Leagues: Down */
export const IDLE_WEEKS = 4;

/** Where somebody stood after the last week in which they raced. */
export interface Raced {
  readonly tier: number;
  /** The number of that week. */
  readonly racedWeek: number;
}

/**
 * Where somebody stands in a week: every four whole weeks without a race cost a league, and a week without one the place in the
 * tournament. It is worked out as somebody looks or races, so that no job has to move those who are away.
 */
export function tierInWeek({ tier, racedWeek }: Raced, week: number): number {
  const idle = week - racedWeek - 1;
  if (idle < 1) return tier;
  const from = isTournament(tier) ? LAST_TIER : tier;
  return Math.max(FIRST_TIER, from - Math.floor(idle / IDLE_WEEKS));
}
