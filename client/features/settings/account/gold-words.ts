import { formatLongDay } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";

import type { Settings } from "../../../data/account/use-settings.ts";

type Gold = Pick<
  Settings["user"],
  "membership" | "goldUntil" | "goldExpired" | "goldExpirationDays" | "daysSinceGoldExpired"
>;

/** How a player stands with gold, in a sentence or two. */
export function goldWords({
  membership,
  goldUntil,
  goldExpired,
  goldExpirationDays,
  daysSinceGoldExpired,
}: Gold): string {
  if (membership === "gold" && goldUntil === null) return "You have gold for life. Thank you!";
  if (membership === "gold" && goldUntil !== null) {
    return `You have gold until ${formatLongDay(goldUntil)}, for ${formatCount(goldExpirationDays ?? 0, "more day")}.`;
  }
  if (goldExpired && goldUntil !== null) {
    const ago =
      daysSinceGoldExpired === 0
        ? "today"
        : `on ${formatLongDay(goldUntil)}, ${formatCount(daysSinceGoldExpired ?? 0, "day")} ago`;
    return `Your gold ended ${ago}. What you own stays yours, and waits in your garage.`;
  }
  return "You race without gold. That changes nothing about your speed, your XP or your league.";
}
