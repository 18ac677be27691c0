import { describe, expect, it } from "vitest";

import { CARS } from "#shared/content/cars/catalog.ts";
import { eventByID } from "#shared/content/events/calendar.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import { SEASON_CALENDAR } from "#shared/content/seasons/calendar.ts";
import { saleOf } from "#shared/rules/garage/sale.ts";
import { isSoldSomewhere, worthOf } from "#shared/rules/garage/worth.ts";
import { duplicateOf } from "#shared/rules/rewards/reward.ts";
import type { Offer } from "#shared/rules/shop/offer.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";
import type { Stamp } from "#shared/units.ts";

/** Everything that any shop ever sells as one car. */
const offers: readonly Offer[] = [
  ...SEASON_CALENDAR.flatMap(({ startStamp }) => offersAt(startStamp, false)),
  ...[1, 2].flatMap((id) => offersAt(eventByID(id)?.startStamp ?? (0 as Stamp), false)),
].filter(({ type }) => type === "car");
const pricesOf = (carID: number) =>
  new Set(offers.filter(({ id }) => id === carID).flatMap(({ parts }) => parts.map(({ price }) => price)));

describe("what a car is worth", () => {
  it.each(CARS.map((car) => [car.name, car] as const))("is one figure wherever %s is sold or given twice", (_, car) => {
    const ofRarity = CARS.filter(({ purchasable, rarity }) => purchasable && rarity === car.rarity);
    const lowest = Math.min(...ofRarity.map(({ price }) => price));
    const asked = pricesOf(car.carID);
    expect(worthOf(car)).toBe(asked.size > 0 ? [...asked][0] : lowest);
    expect([asked.size <= 1, isSoldSomewhere(car)]).toEqual([true, asked.size === 1]);
    expect(worthOf(car)).toBeGreaterThanOrEqual(Math.min(lowest, 20_000));
    expect(saleOf(car)).toBe(Math.round(worthOf(car) * 0.4));
    expect(duplicateOf({ carID: car.carID }, "elsewhere")).toEqual({ cash: saleOf(car) });
    expect(saleOf(car)).toBeGreaterThan(0);
  });

  it("is never nothing for loot either", () => {
    const nothing = LOOT.filter(({ lootID }) => duplicateOf({ lootID }, "elsewhere").cash === 0);
    expect(nothing.map(({ name }) => name)).toEqual([]);
  });
});
