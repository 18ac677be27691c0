import type { Buyer } from "#shared/rules/shop/no-buy.ts";
import type { Offer } from "#shared/rules/shop/offer.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";
import { after, hours, startOf, type Day, type Stamp } from "#shared/units.ts";

export const FIRST_DAY = 20_700;
export const noon = (day: number): Stamp => after(startOf(day as Day), hours(12));

/** Somebody who may buy everything for everybody, and has nothing. */
export const NOBODY: Buyer = {
  isGold: false,
  playerLevel: 60,
  money: 10_000_000,
  cars: new Set(),
  loot: new Set(),
  nitrosToday: 0,
  daily: { allowed: true, why: "open" },
  isInEvent: false,
};

export const ofGroup = (group: Offer["group"], now: Stamp, isGold = false) =>
  offersAt(now, isGold).filter((offer) => offer.group === group);
