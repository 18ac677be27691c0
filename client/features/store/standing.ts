import type { StoreUser } from "#shared/contracts/economy/store-shapes.ts";
import { formatLongDay } from "#shared/format/dates.ts";
import { after, days, type Stamp } from "#shared/units.ts";

/** How gold stands with a player, in a sentence about them. @param isOther whether that is a friend */
export function standingWords({ membership, goldUntil, isLifetime }: StoreUser, isOther: boolean): string {
  if (isLifetime) return isOther ? "They have gold for life." : "You have gold for life.";
  // Of friends nobody is told until when.
  if (goldUntil === null && membership === "gold") return "They have gold already. New days come after theirs.";
  if (goldUntil === null) return isOther ? "They race without gold." : "You race without gold.";
  const day = formatLongDay(goldUntil);
  if (membership === "gold") return isOther ? `Their gold runs until ${day}.` : `Your gold runs until ${day}.`;
  return isOther ? `Their gold ended on ${day}.` : `Your gold ended on ${day}.`;
}

/** What the button of a plan says. @source teams-shop-seasons §6 Gold member */
export function planWord({ membership }: Pick<StoreUser, "membership">, isGift: boolean): string {
  if (isGift) return "Give";
  return membership === "gold" ? "Renew" : "Upgrade";
}

/** Until when gold would be there; null: for life; undefined: after what a friend has. Days are added to those that are left. */
export function goldEnd(
  { membership, goldUntil }: Pick<StoreUser, "membership" | "goldUntil">,
  goldDays: number | null,
  now: Stamp,
): Stamp | null | undefined {
  if (goldDays === null) return null;
  if (membership === "basic") return after(now, days(goldDays));
  return goldUntil === null ? undefined : after(goldUntil, days(goldDays));
}
