import { GOLD_SALE_2022 } from "../../content/promotions.ts";
import { after, days, dayOf, hours, startOf, type Stamp } from "../../units.ts";
import { isOn, mayShow, type Shopper } from "./promotion.ts";

/** Who isn't a member for so long isn't asked. @source teams-shop-seasons §9 */
const LEAST_MEMBER_DAYS = 2;
/** It comes again at this hour, UTC. @source teams-shop-seasons §9 */
const SHOWN_AT = hours(17);

/**
 * Whether a player is told of the gold sale: gold members once, if they have not logged in since it began, and others each
 * day of it.
 *
 * @source teams-shop-seasons §9
 */
export function showsGoldSale(shopper: Shopper, now: Stamp): boolean {
  if (!isOn(GOLD_SALE_2022, now)) return false;
  const { isGold, hasSeen, lastLogin, memberDays } = shopper;
  if (isGold) return !hasSeen && lastLogin < GOLD_SALE_2022.startStamp;
  return memberDays >= LEAST_MEMBER_DAYS && mayShow(shopper, now);
}

/** When the gold sale may be shown again, once it was shown: at the next 17:00. @source teams-shop-seasons §9 */
export function goldSaleAgain(shown: Stamp): Stamp {
  const today = after(startOf(dayOf(shown)), SHOWN_AT);
  return shown < today ? today : after(today, days(1));
}
