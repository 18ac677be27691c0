import type { Day } from "../../units.ts";

/** Days in a row. */
export interface Streaks {
  /** Up to today, or up to yesterday while today's race is still to come. */
  readonly now: number;
  readonly longest: number;
}

/**
 * @param raced the days with a race, each once, the earliest first
 */
export function streaksOf(raced: readonly Day[], today: Day): Streaks {
  let row = 0;
  let longest = 0;
  let last: Day | undefined;
  for (const day of raced) {
    row = last !== undefined && day === last + 1 ? row + 1 : 1;
    longest = Math.max(longest, row);
    last = day;
  }
  return { now: last !== undefined && last >= today - 1 ? row : 0, longest };
}
