import type { Stamp } from "../../units.ts";

/**
 * Whether something counts as new: it came today, by the clock of the player, in whose zone the date is read.
 *
 * @source core §4 Items count as new, README New items
 */
export function isNew(got: Stamp, now: Date): boolean {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return got >= Math.floor(today.getTime() / 1_000);
}
