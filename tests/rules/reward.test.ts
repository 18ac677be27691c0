import { describe, expect, it } from "vitest";

import { CARS } from "#shared/content/cars/catalog.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import type { LootID } from "#shared/content/loot/loot.ts";
import type { CarID } from "#shared/ids.ts";
import { describeReward, duplicateOf, sumOf } from "#shared/rules/rewards/reward.ts";

const carOf = (rarity: string): CarID => CARS.find((car) => car.rarity === rarity && car.price > 0)?.carID as CarID;
const lootOf = (rarity: string): LootID => LOOT.find((loot) => loot.rarity === rarity)?.lootID as LootID;

describe("rewards", () => {
  it("add up kind by kind; cars and loot are no amounts", () => {
    const given = [{ cash: 500 }, { nitros: 2 }, { cash: 250 }, { experience: 90 }, { carID: carOf("rare") }];
    expect(sumOf(given)).toEqual({ cash: 750, experience: 90, nitros: 2, goldDays: 0 });
    expect(sumOf([])).toEqual({ cash: 0, experience: 0, nitros: 0, goldDays: 0 });
  });

  it.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53])("of %d are none", (amount) => {
    expect(() => sumOf([{ cash: amount }])).toThrow(RangeError);
    expect(() => sumOf([{ nitros: amount }])).toThrow(RangeError);
  });

  it("that are owned already pay 40 % of their price, and 50,000 from a box", () => {
    const car = CARS.find(({ carID }) => carID === carOf("rare"));
    expect(duplicateOf({ carID: carOf("rare") }, "elsewhere")).toEqual({ cash: Math.round((car?.price ?? 0) * 0.4) });
    expect(duplicateOf({ carID: carOf("rare") }, "box")).toEqual({ cash: 50_000 });
    const paid = ["common", "uncommon", "rare", "epic", "legendary"].map(
      (rarity) => duplicateOf({ lootID: lootOf(rarity) }, "elsewhere").cash,
    );
    expect(paid).toEqual([2_000, 6_000, 20_000, 60_000, 200_000]);
    expect(duplicateOf({ lootID: lootOf("common") }, "box")).toEqual({ cash: 50_000 });
  });

  it("are said in words", () => {
    const words = [{ cash: 12_500 }, { experience: 1_000 }, { nitros: 1 }, { nitros: 5 }, { goldDays: 30 }].map(
      describeReward,
    );
    expect(words).toEqual(["$12,500", "1,000 XP", "1 nitro", "5 nitros", "30 days of gold"]);
    const [car, loot] = [CARS[0], LOOT[0]];
    expect(car && describeReward({ carID: car.carID })).toBe(car?.name);
    expect(loot && describeReward({ lootID: loot.lootID })).toBe(loot?.name);
  });
});
