import { describe, expect, it } from "vitest";

import { CARS } from "#shared/content/cars/catalog.ts";
import type { CarID } from "#shared/ids.ts";
import { isNew } from "#shared/rules/garage/new.ts";
import { nextCar } from "#shared/rules/garage/next-car.ts";
import { paintName } from "#shared/rules/garage/paint.ts";
import { stampOf } from "#shared/units.ts";

describe("what counts as new", () => {
  const noon = new Date(2026, 5, 14, 12, 30);
  it.each([
    ["the first second of today", new Date(2026, 5, 14, 0, 0, 0), true],
    ["the last second of yesterday", new Date(2026, 5, 13, 23, 59, 59), false],
    ["this second", noon, true],
    ["a clock that is ahead", new Date(2026, 5, 15, 1), true],
    ["the same hour a year ago", new Date(2025, 5, 14, 12, 30), false],
  ])("by the player's clock: %s", (_words, got, expected) => {
    expect(isNew(stampOf(got), noon)).toBe(expected);
  });

  it("begins anew at midnight", () => {
    const got = stampOf(new Date(2026, 5, 14, 23, 59));
    expect(isNew(got, new Date(2026, 5, 14, 23, 59, 30))).toBe(true);
    expect(isNew(got, new Date(2026, 5, 15, 0, 0, 0))).toBe(false);
  });
});

describe("the next car", () => {
  const starter = new Set([1 as CarID]);
  const basic = { owned: starter, level: 1, isGold: false };

  it("is the cheapest at the player's level that still costs too much", () => {
    const next = nextCar({ ...basic, money: 9_500 });
    expect(next?.price).toBeGreaterThan(9_500);
    const between = CARS.filter(
      ({ purchasable, unlockLevel, price, carID }) =>
        purchasable && unlockLevel === 1 && carID !== 1 && price > 9_500 && price < (next?.price ?? 0),
    );
    expect(between).toEqual([]);
  });

  it("is the dearest where the cash is enough for each", () => {
    const next = nextCar({ ...basic, money: 1_000_000 });
    const reached = CARS.filter(({ purchasable, unlockLevel }) => purchasable && unlockLevel === 1);
    expect(next?.price).toBe(Math.max(...reached.map(({ price }) => price)));
  });

  it("is of the next level when those of the own level are all there", () => {
    const owned = new Set(CARS.filter(({ unlockLevel }) => unlockLevel <= 2).map(({ carID }) => carID));
    expect(nextCar({ ...basic, owned, level: 2, money: 0 })?.unlockLevel).toBe(3);
  });

  it("is none for whoever has every car that is sold, and never one that can't be bought", () => {
    const sold = CARS.filter(({ purchasable }) => purchasable).map(({ carID }) => carID);
    expect(nextCar({ owned: new Set(sold), level: 60, money: 0, isGold: true })).toBeUndefined();
    for (const owned of sold.map((_carID, most) => new Set(sold.slice(0, most)))) {
      const next = nextCar({ owned, level: 60, money: 0, isGold: true });
      expect([next?.purchasable, next && owned.has(next.carID)]).toEqual([true, false]);
    }
  });
});

describe("the name of a paint", () => {
  it.each([
    ["#ef3b26", "Red"],
    ["#f28c28", "Orange"],
    ["#ffb81c", "Amber"],
    ["#17bfae", "Teal"],
    ["#2f6fe0", "Blue"],
    ["#9a6bff", "Violet"],
    ["#808080", "Grey"],
    ["#f4f4f4", "Light grey"],
    ["#123d17", "Dark green"],
  ] as const)("%s is %s", (paint, name) => expect(paintName(paint)).toBe(name));
});
