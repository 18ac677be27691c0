import { REDLINE_NEWS_2022 } from "../../content/promotions.ts";
import { after, days, type Stamp } from "../../units.ts";
import { isOn, mayShow, type Shopper } from "./promotion.ts";

/** Only members for longer know what it is about. @source teams-shop-seasons §9 */
const MEMBER_DAYS_ABOVE = 2;
/** It comes again after this, as long as it wasn't closed. @source teams-shop-seasons §9 */
const AGAIN = days(10);

/**
 * Whether a player is told of Redline's news: gold members of the main site who last logged in before them.
 *
 * @source teams-shop-seasons §9
 */
export function showsRedlineNews(shopper: Shopper, now: Stamp): boolean {
  if (!isOn(REDLINE_NEWS_2022, now)) return false;
  const { isGold, hasSeen, lastLogin, memberDays, site } = shopper;
  const isTold = isGold && memberDays > MEMBER_DAYS_ABOVE && lastLogin < REDLINE_NEWS_2022.startStamp;
  return isTold && site === "type" && !hasSeen && mayShow(shopper, now);
}

/** When they may be shown again, once they were shown. @source teams-shop-seasons §9 */
export const redlineNewsAgain = (shown: Stamp): Stamp => after(shown, AGAIN);
