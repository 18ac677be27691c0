import { describe, expect, it } from "vitest";

import { carByID } from "#shared/content/cars/catalog.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { BOX_CARS, BOX_ODDS, nextBoxStamp, openBox } from "#shared/rules/rewards/box.ts";
import { after, hours, ms, type Stamp } from "#shared/units.ts";

const BOXES = 100_000;
/** What chi-square stays below in 999 of 1,000 honest runs, by its degrees of freedom. */
const LIMITS: Readonly<Record<number, number>> = { 4: 18.47, 10: 29.59 };

/** How far counts are from what their chances promise. */
function chiSquare(counts: readonly number[], chances: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((sum, count, at) => {
    const expected = (all * (chances[at] ?? 0)) / 100;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

const drawn = (() => {
  const dice = seededDice(21);
  return Array.from({ length: BOXES }, () => openBox(dice));
})();

describe("the daily mystery box", () => {
  it("holds what its odds say, in 100,000 boxes", () => {
    const kinds = ["5000", "10000", "30000", "nitros", "car"];
    const kindOf = (reward: (typeof drawn)[number]): string =>
      "cash" in reward ? String(reward.cash) : "nitros" in reward ? "nitros" : "car";
    const counts = kinds.map((kind) => drawn.filter((reward) => kindOf(reward) === kind).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(BOXES);
    const chances = BOX_ODDS.map(({ chance }) => chance);
    expect(chances).toEqual([50, 25, 10, 10, 5]);
    expect(chiSquare(counts, chances)).toBeLessThan(LIMITS[4] ?? 0);
  });

  it("holds 5 to 15 nitros, each number as often", () => {
    const nitros = drawn.flatMap((reward) => ("nitros" in reward ? [reward.nitros] : []));
    const counts = Array.from({ length: 11 }, (_, at) => nitros.filter((count) => count === at + 5).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(nitros.length);
    expect(
      chiSquare(
        counts,
        counts.map(() => 100 / 11),
      ),
    ).toBeLessThan(LIMITS[10] ?? 0);
  });

  it("holds cars that the catalogue has for it, each of them at some time, common ones more often", () => {
    const cars = drawn.flatMap((reward) => ("carID" in reward ? [reward.carID] : []));
    expect(new Set(cars)).toEqual(new Set(BOX_CARS.map(({ carID }) => carID)));
    const share = (rarity: string): number => cars.filter((carID) => carByID(carID)?.rarity === rarity).length;
    expect(share("common")).toBeGreaterThan(share("uncommon"));
    expect(share("uncommon")).toBeGreaterThan(share("rare"));
    expect(share("rare")).toBeGreaterThan(share("epic"));
  });

  it("gives each rarity of its cars its weight", () => {
    const rarityAt = (share: number) => {
      const rolls = [0.99, share, 0];
      const reward = openBox(() => rolls.shift() ?? 0);
      return "carID" in reward ? carByID(reward.carID)?.rarity : undefined;
    };
    const rarities = ["common", "uncommon", "rare", "epic"];
    expect(new Set(BOX_CARS.map(({ rarity }) => rarity))).toEqual(new Set(rarities));
    const ends = [8, 14, 18, 20].map((weight) => weight / 20);
    expect(ends.map((end) => rarityAt(end - 0.001))).toEqual(rarities);
    expect(ends.slice(0, -1).map((end) => rarityAt(end + 0.001))).toEqual(rarities.slice(1));
  });

  it("opens at once the first time, and 21 hours after the last one to the second", () => {
    const last = 1_800_000_000 as Stamp;
    expect(nextBoxStamp(null)).toBe(0);
    expect(nextBoxStamp(last)).toBe(after(last, hours(21)));
    expect(nextBoxStamp(last)).toBe(after(last, ms(75_600_000)));
  });

  it("stays within its odds at both ends of the dice", () => {
    expect(openBox(() => 0)).toEqual({ cash: 5_000 });
    expect(openBox(() => 0.999_999_999)).toHaveProperty("carID");
  });
});
