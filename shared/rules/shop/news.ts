import { EARLY_HOURS } from "../../content/shop.ts";
import { after, before, dayOf, hours, startOf, type Stamp } from "../../units.ts";
import { seasonStartBy } from "../seasons/start.ts";
import { mondayOf, weekOf } from "./weeks.ts";

/** What decides on what somebody finds in the shop. */
interface Customer {
  readonly isGold: boolean;
  readonly isDailyOpen: boolean;
}

/** When the shop last brought something for somebody. It needs no catalogue, so that every page can ask. */
export function newsStamp(now: Stamp, { isGold, isDailyOpen }: Customer): Stamp {
  const early = hours(isGold ? EARLY_HOURS : 0);
  const shown = after(now, early);
  const monday = startOf(mondayOf(weekOf(dayOf(shown))));
  const dated = [monday, seasonStartBy(shown) ?? monday].map((start) => before(start, early));
  return Math.max(...dated, isDailyOpen ? startOf(dayOf(now)) : 0) as Stamp;
}

/** @param visited when somebody last looked; null before the first time @source core §3 visitedShop */
export const hasShopNews = (visited: Stamp | null, now: Stamp, customer: Customer): boolean =>
  visited === null || visited < newsStamp(now, customer);
