import { beforeAll, describe, expect, it } from "vitest";

import type { Costs } from "#shared/rules/key-costs/costs.ts";
import { fitReference } from "#shared/rules/key-costs/fit.ts";
import { NOBODY, type Compared } from "#shared/rules/key-costs/reference.ts";
import { weakPairs, weighedKeys } from "#shared/rules/key-costs/weak-pairs.ts";

import { quirk } from "../support/corpus/draws.ts";
import { personFrom } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";
import { diceOf } from "../support/dice.ts";
import { costsAfter, evenPerson, type Weakness } from "../support/weak-racer.ts";

const RACERS = 40;
const RACES = 30;
const PAIRS = ["th", "er", "on", "st", "ea", "ou", "ng", "re"] as const;
const pairOf = (nth: number): string => PAIRS[nth % PAIRS.length] ?? "th";

/** Racers who differ as people do: nobody of them is asked about. */
let compared: Compared;
beforeAll(() => {
  const racers = Array.from({ length: 60 }, (_unused, nth) =>
    costsAfter(RACES, personFrom(TYPISTS.average, diceOf(`other ${nth}`)), diceOf(`races of other ${nth}`)),
  );
  const found = fitReference(racers);
  compared = { all: found, alike: found };
});

const racers = (races: number, weakness: (nth: number) => Weakness): readonly Costs[] =>
  Array.from({ length: RACERS }, (_unused, nth) => {
    const person = evenPerson(TYPISTS.average, diceOf(`even ${nth}`));
    return costsAfter(races, person, diceOf(`races ${nth}`), weakness(nth));
  });

const shareOf = (all: readonly Costs[], is: (costs: Costs, nth: number) => boolean): number =>
  all.filter(is).length / all.length;

describe("weak pairs of simulated racers", () => {
  it("are found in nearly all who have one, and are then what costs most", () => {
    const weak = racers(RACES, (nth) => ({ [pairOf(nth)]: 1.6 }));
    expect(shareOf(weak, (costs, nth) => weakPairs(costs, compared)[0]?.part === pairOf(nth))).toBeGreaterThan(0.9);
  });

  it("are hardly ever claimed of those who have none", () => {
    const even = racers(RACES, () => ({}));
    expect(shareOf(even, (costs) => weakPairs(costs, compared).length > 0)).toBeLessThan(0.1);
    expect(shareOf(even, (costs) => weighedKeys(costs, compared).some(({ isWeak }) => isWeak))).toBeLessThan(0.1);
  });

  it("are hardly ever claimed before other racers were asked, but very weak ones are found", () => {
    expect(
      shareOf(
        racers(RACES, () => ({})),
        (costs) => weakPairs(costs, NOBODY).length > 0,
      ),
    ).toBeLessThan(0.1);
    const weak = racers(RACES, (nth) => ({ [pairOf(nth)]: 2.4 }));
    expect(shareOf(weak, (costs, nth) => weakPairs(costs, NOBODY)[0]?.part === pairOf(nth))).toBeGreaterThan(0.9);
  });

  it("are found for half at least after ten races, and nothing is said before", () => {
    const weakness = (nth: number) => ({ [pairOf(nth)]: 1.6 });
    const isFound = (costs: Costs, nth: number) => weakPairs(costs, compared)[0]?.part === pairOf(nth);
    expect(shareOf(racers(10, weakness), isFound)).toBeGreaterThan(0.5);
    expect(racers(9, weakness).flatMap((costs) => weakPairs(costs, compared))).toEqual([]);
  });

  it("of people are mostly pairs that are hard for these hands", () => {
    const claimed = Array.from({ length: RACERS }, (_unused, nth) => {
      const person = personFrom(TYPISTS.average, diceOf(`hands ${nth}`));
      const costs = costsAfter(RACES, person, diceOf(`races of hands ${nth}`));
      return weakPairs(costs, compared).map(({ part }) => person.pairs * quirk(person.seed, part));
    }).flat();
    expect(claimed.length).toBeGreaterThan(RACERS / 2);
    expect(claimed.filter((harder) => harder > 0.05).length / claimed.length).toBeGreaterThan(0.9);
  });

  it("are the same for a racer who is slower everywhere", () => {
    const person = evenPerson(TYPISTS.average, diceOf("slow"));
    const weakness = { th: 1.8, ou: 1.7 };
    const [quick, slow] = [person, { ...person, wpm: person.wpm * 0.8 }].map((each) =>
      weakPairs(costsAfter(40, each, diceOf("races of slow"), weakness), compared),
    );
    expect(quick?.map(({ part }) => part).toSorted()).toEqual(["ou", "th"]);
    expect(slow?.map(({ part }) => part).toSorted()).toEqual(["ou", "th"]);
    const lost = (pairs: typeof slow) => pairs?.find(({ part }) => part === "th")?.lostInHundredMs ?? 0;
    expect(lost(slow)).toBeGreaterThan(lost(quick) * 1.1);
  });
});
