import { describe, expect, it } from "vitest";

import { CARS } from "#shared/content/cars/catalog.ts";

import { courses, finishers, goldPair } from "../../scripts/economy/document.ts";

const SEEDS = [1, 2, 3] as const;
const WEEKS = 14;
const EPIC = Math.min(...CARS.filter(({ rarity, price }) => rarity === "epic" && price > 0).map(({ price }) => price));

describe.each(SEEDS)("sixty days of five kinds of players, seed %i", (seed) => {
  const all = courses(60, seed);

  it("let nobody be rich on the third day", () => {
    expect(Math.max(...all.map(({ evenings }) => evenings[2]?.cashIn ?? Infinity))).toBeLessThan(EPIC);
  });

  it.each(all)(
    "let everybody buy something besides nitros on nearly each day, and whoever buys everything on most days: $persona.name",
    ({ persona, emptyDays }) => {
      expect(emptyDays).toBeLessThanOrEqual(persona.taste === "all" ? 20 : 3);
    },
  );

  it.each(all)(
    "keep the fifth rarity for whoever has raced for weeks: $persona.name",
    ({ legendaryFrom = Infinity, legendaryDay = Infinity }) => {
      expect(Math.min(legendaryFrom, legendaryDay)).toBeGreaterThanOrEqual(WEEKS);
    },
  );

  it.each(all)("lose nothing between what came in and what went out: $persona.name", ({ evenings, purse }) => {
    expect(Math.min(...evenings.map(({ cash }) => cash))).toBeGreaterThanOrEqual(0);
    const last = evenings.at(-1);
    expect((last?.cashIn ?? 0) - (last?.cashOut ?? 0)).toBe(purse.cash);
  });

  it("let whoever races some minutes a day finish the free road of a season, without gold", () => {
    const [least] = finishers(all).toSorted((one, other) => one.minutesADay - other.minutesADay);
    expect(least?.minutesADay).toBeLessThan(60);
    expect(least?.seasons[0]?.freeRoadDay).toBeLessThanOrEqual(56);
  });

  it("give the gold member every reward of a road that was finished, and others none that needs gold", () => {
    const whole = all.flatMap(({ persona, seasons }) =>
      seasons
        .filter(({ level }) => level > 51)
        .map(({ rewards, of }) => ({ name: persona.name, rewards, due: persona.isGold ? of : 25 })),
    );
    expect(whole.length).toBeGreaterThan(2);
    expect(whole.filter(({ rewards, due }) => rewards !== due)).toEqual([]);
  });

  it("are the same in all that wins races with gold and without, and never worth more than three times the cash", () => {
    const [gold, basic] = goldPair(all);
    const [withGold, without] = [gold, basic].map(({ evenings }) => evenings.at(-1));
    expect(Math.abs((withGold?.level ?? 0) - (without?.level ?? 0))).toBeLessThanOrEqual(1);
    expect((withGold?.cashIn ?? 0) / (without?.cashIn ?? 1)).toBeGreaterThan(1.2);
    expect((withGold?.cashIn ?? 0) / (without?.cashIn ?? 1)).toBeLessThan(3);
  });

  it("make faster and longer racing worth more, and slow racing worth something", () => {
    const [child, daily, gold, , competitive] = all.map(({ evenings }) => evenings.at(-1)?.cashIn ?? 0);
    expect(child).toBeGreaterThan(0);
    expect(daily).toBeGreaterThan(child ?? Infinity);
    expect(gold).toBeGreaterThan(daily ?? Infinity);
    expect(competitive).toBeGreaterThan(gold ?? Infinity);
  });
});
