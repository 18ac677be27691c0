import { describe, expect, it } from "vitest";

import { CARS } from "#shared/content/cars/catalog.ts";
import { LOOT_PRICES } from "#shared/content/loot/prices.ts";

import { courses } from "../../scripts/economy/document.ts";

const SEEDS = [1, 2, 3] as const;
const WEEKS = 14;
const EPIC = Math.min(...CARS.filter(({ rarity, price }) => rarity === "epic" && price > 0).map(({ price }) => price));

describe.each(SEEDS)("sixty days of five kinds of players, seed %i", (seed) => {
  const all = courses(60, seed);

  it("let nobody be rich on the third day", () => {
    for (const { persona, evenings } of all) expect(evenings[2]?.cashIn, persona.name).toBeLessThan(EPIC);
  });

  it("let everybody buy something on nearly each day, and only whoever buys everything finds the shelves bare", () => {
    for (const { persona, emptyDays } of all) {
      expect(emptyDays, persona.name).toBeLessThanOrEqual(persona.taste === "all" ? 20 : 0);
    }
  });

  it("keep the fifth rarity for whoever has raced for weeks", () => {
    for (const { persona, legendaryFrom = Infinity, legendaryDay = Infinity } of all) {
      expect(Math.min(legendaryFrom, legendaryDay), persona.name).toBeGreaterThanOrEqual(WEEKS);
    }
    expect(LOOT_PRICES.legendary).toBeGreaterThan(0);
  });

  it("never let anybody pay what isn't there, and nothing gets lost between what came in and what went out", () => {
    for (const { persona, evenings, purse } of all) {
      expect(Math.min(...evenings.map(({ cash }) => cash)), persona.name).toBeGreaterThanOrEqual(0);
      const last = evenings.at(-1);
      expect((last?.cashIn ?? 0) - (last?.cashOut ?? 0), persona.name).toBe(purse.cash);
    }
  });

  it("make faster and longer racing worth more, and slow racing worth something", () => {
    const [child, daily, gold, , competitive] = all.map(({ evenings }) => evenings.at(-1)?.cashIn ?? 0);
    expect(child).toBeGreaterThan(0);
    expect(daily).toBeGreaterThan(child ?? Infinity);
    expect(gold).toBeGreaterThan(daily ?? Infinity);
    expect(competitive).toBeGreaterThan(gold ?? Infinity);
  });
});
