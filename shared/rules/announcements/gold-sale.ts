import type { GoldSale } from "../../content/promotions.ts";
import { after, days, dayOf, hours, startOf, type Stamp } from "../../units.ts";
import { isOn, mayShow, type Shopper } from "./promotion.ts";

/** Who isn't a member for so long isn't asked. @source teams-shop-seasons §9 */
const LEAST_MEMBER_DAYS = 2;
/** It comes again at this hour, UTC. @source teams-shop-seasons §9 */
const SHOWN_AT = hours(17);

/**
 * Whether a player is told of a gold sale: gold members once, if they have not logged in since it began, and others each
 * day of it.
 *
 * @source teams-shop-seasons §9
 */
export function showsGoldSale(sale: Pick<GoldSale, "startStamp" | "endStamp">, shopper: Shopper, now: Stamp): boolean {
  const { isGold, isInClass, hasSeen, lastLogin, memberDays } = shopper;
  if (isInClass || !isOn(sale, now)) return false;
  if (isGold) return !hasSeen && lastLogin < sale.startStamp;
  return memberDays >= LEAST_MEMBER_DAYS && mayShow(shopper, now);
}

/** When a gold sale may be shown again, once it was shown: at the next 17:00. @source teams-shop-seasons §9 */
export function goldSaleAgain(shown: Stamp): Stamp {
  const today = after(startOf(dayOf(shown)), SHOWN_AT);
  return shown < today ? today : after(today, days(1));
}
