import type { ProductPromotion } from "../../content/promotions.ts";
import { after, days, type Stamp } from "../../units.ts";
import { isOn, mayShow, type Shopper } from "./promotion.ts";

/** Only members for longer know what it is about. @source teams-shop-seasons §9 */
const MEMBER_DAYS_ABOVE = 2;
/** It comes again after this, as long as it wasn't closed. @source teams-shop-seasons §9 */
const AGAIN = days(10);

/**
 * Whether a player is told of a product: gold members of the main site who last logged in before its days.
 *
 * @source teams-shop-seasons §9
 */
export function showsProduct(
  product: Pick<ProductPromotion, "startStamp" | "endStamp">,
  shopper: Shopper,
  now: Stamp,
): boolean {
  const { isGold, isInClass, hasSeen, lastLogin, memberDays, site } = shopper;
  if (isInClass || !isOn(product, now)) return false;
  const isTold = isGold && memberDays > MEMBER_DAYS_ABOVE && lastLogin < product.startStamp;
  return isTold && site === "type" && !hasSeen && mayShow(shopper, now);
}

/** When it may be shown again, once it was shown. @source teams-shop-seasons §9 */
export const productAgain = (shown: Stamp): Stamp => after(shown, AGAIN);
