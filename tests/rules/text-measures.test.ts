import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { TextID } from "#shared/ids.ts";
import { asFastAs } from "#shared/rules/text-measures/as-fast-as.ts";
import { fitTexts } from "#shared/rules/text-measures/fit.ts";
import { NARROW, TEXT_MEASURES } from "#shared/rules/text-measures/numbers.ts";
import { odditiesOf } from "#shared/rules/text-measures/odd.ts";
import { residualsOf, type Residual, type TextRace } from "#shared/rules/text-measures/residuals.ts";
import { addResiduals, momentsOf, type TextSums } from "#shared/rules/text-measures/sums.ts";
import type { Stamp } from "#shared/units.ts";

import { diceOf } from "../support/dice.ts";
import { rankCorrelation, TextWorld, type WorldTerms } from "../support/text-world.ts";
import "../support/seeded-checks.ts";

const NOON = 1_800_000_000;
const NONE = new Map<TextID, number>();
const KNOWN: WorldTerms = { texts: 60, racers: 90, spread: 0.06 };

/** Races two minutes apart, each on a text of its own. */
const sitting = (speeds: readonly (number | null)[], from = NOON, isFresh = false): TextRace[] =>
  speeds.map((speed, nth) => ({
    textID: (nth + 1) as TextID,
    startedStamp: (from + nth * 120) as Stamp,
    speed,
    isFresh,
  }));

const withFresh = (races: readonly TextRace[], at: number, speed: number | null): readonly TextRace[] =>
  races.map((race, nth) => (nth === at ? { ...race, textID: 99 as TextID, speed, isFresh: true } : race));

/** A world in which each text has been raced so often. */
function raced(terms: WorldTerms, races: number, name: string) {
  const world = new TextWorld(terms, diceOf(name));
  let fit = world.fit();
  while (world.races < races * terms.texts) fit = world.measure();
  return { world, fit };
}

describe("a race beside its racer's others", () => {
  it("says by what share the text was faster, whoever types it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 200 }), fc.integer({ min: 70, max: 140 }), (speed, percent) => {
        const races = withFresh(sitting(Array.from({ length: 12 }, () => speed)), 6, (speed * percent) / 100);
        const [residual] = residualsOf(races, NONE);
        expect(residual?.apart).toBeCloseTo(Math.log(percent / 100), 9);
        expect(residual?.textID).toBe(99);
      }),
    );
  });

  it("is compared with what the others would have been on an average text", () => {
    const effects = new Map([...Array(13).keys()].map((nth) => [nth as TextID, 0.1] as const));
    const [residual] = residualsOf(withFresh(sitting(Array<number>(12).fill(50)), 6, 50), effects);
    expect(residual?.apart).toBeCloseTo(0.1, 9);
  });

  it("is left out where it says little: the first of a sitting, few others, a nitro", () => {
    const steady = sitting(Array<number>(12).fill(50));
    expect(residualsOf(withFresh(steady, 0, 50), NONE)).toEqual([]);
    expect(residualsOf(withFresh(steady, 6, null), NONE)).toEqual([]);
    expect(residualsOf(withFresh(sitting(Array<number>(6).fill(50)), 3, 50), NONE)).toEqual([]);
    const later = sitting([50, 50], NOON + 7_200).map((race) => ({ ...race, isFresh: true }));
    expect(residualsOf([...steady, ...later], NONE).map(({ textID }) => textID)).toEqual([2]);
    const spoiled = withFresh(sitting([50, null, null, null, null, 50, 50, null, null, 50, null, 50]), 6, 50);
    expect(residualsOf(spoiled, NONE)).toEqual([]);
  });

  it("is compared with those of its time only", () => {
    const old = sitting(Array<number>(12).fill(30), NOON - 40 * 86_400);
    const now = sitting(Array<number>(12).fill(60));
    const [residual] = residualsOf([...old, ...withFresh(now, 6, 60)], NONE);
    expect(residual?.apart).toBeCloseTo(0, 9);
  });

  it("is moved little by one that went wrong, and counts itself as wrong by no more than half", () => {
    const steady = Array<number>(12).fill(50);
    const [residual] = residualsOf(withFresh(sitting(steady.map((wpm, nth) => (nth === 4 ? 5 : wpm))), 6, 50), NONE);
    expect(residual?.apart).toBeCloseTo(0, 9);
    const [away] = residualsOf(withFresh(sitting(steady), 6, 2), NONE);
    expect(away?.apart).toBe(-TEXT_MEASURES.mostApart);
  });

  it("counts for less, the more of them a racer drove that day", () => {
    const worth = (races: number) =>
      residualsOf(sitting(Array<number>(races).fill(50), NOON, true), NONE).reduce(
        (sum, { weight }) => sum + weight,
        0,
      );
    expect(worth(20)).toBeGreaterThan(16);
    expect(worth(300)).toBeLessThan(TEXT_MEASURES.mostOfDay);
    expect(worth(300)).toBeGreaterThan(TEXT_MEASURES.mostOfDay * 0.9);
  });
});

describe("the sums of a text", () => {
  const residual = fc.record({
    textID: fc.integer({ min: 1, max: 3 }).map((id) => id as TextID),
    apart: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    weight: fc.double({ min: 0.1, max: 1, noNaN: true }),
  });

  it("are the same however the races come in", () => {
    fc.assert(
      fc.property(fc.array(residual, { maxLength: 60 }), fc.nat(60), (residuals, cut) => {
        const atOnce = addResiduals(new Map(), residuals);
        const first = addResiduals(new Map(), residuals.slice(0, cut));
        const inTwo = new Map([...first, ...addResiduals(first, residuals.slice(cut))]);
        expect(inTwo).toEqual(atOnce);
      }),
    );
  });

  it("tell mean and variance", () => {
    fc.assert(
      fc.property(fc.array(residual, { minLength: 60, maxLength: 60 }), (residuals) => {
        const own = residuals.map((each) => ({ ...each, textID: 1 as TextID }));
        const weight = own.reduce((sum, each) => sum + each.weight, 0);
        const mean = own.reduce((sum, each) => sum + each.weight * each.apart, 0) / weight;
        const variance = own.reduce((sum, each) => sum + each.weight * (each.apart - mean) ** 2, 0) / weight;
        const moments = momentsOf(sumsOf(own));
        expect(moments?.mean ?? mean).toBeCloseTo(mean, 9);
        expect(moments?.variance ?? variance).toBeCloseTo(variance, 9);
        expect(moments?.humps ?? 0).toBeLessThanOrEqual(1 + 1e-6);
      }),
    );
  });

  it("forget what is long past", () => {
    const many = (apart: number): Residual[] =>
      Array.from({ length: 3 * TEXT_MEASURES.memory }, () => ({ textID: 1 as TextID, apart, weight: 1 }));
    const sums = sumsOf([...many(-0.2), ...many(0.2)]);
    expect(sums.weight).toBeCloseTo(TEXT_MEASURES.memory, 6);
    expect(sums.races).toBe(6 * TEXT_MEASURES.memory);
    expect(momentsOf(sums)?.mean).toBeGreaterThan(0.15);
    expect(momentsOf(sums)?.worth).toBeGreaterThan(TEXT_MEASURES.memory * 0.9);
  });
});

describe("measured texts", () => {
  it.each([
    ["as they are", {}],
    ["that are nearly alike", { spread: 0.04 }],
    ["of which the formula knows nothing", { unknown: 1 }],
    ["where the fast get mostly the easy half", { ownHalf: 0.8, halvesApart: 0.1 }],
  ] as const)("stand in their true order after 300 races each: %s", (name, terms) => {
    const { world, fit } = raced({ ...KNOWN, ...terms }, 300, `texts ${name}`);
    expect(fit.measures).toHaveLength(KNOWN.texts);
    expect(rankCorrelation(fit, world.truth)).toBeGreaterThanOrEqual(0.95);
  });

  it("have an interval that holds the truth as often as it says", () => {
    const fits = ["one", "two", "three"].map((name) => raced(KNOWN, 300, `interval ${name}`));
    const held = fits.flatMap(({ world, fit }) =>
      fit.measures.map(({ textID, low, high }) => {
        const truth = world.truth.get(textID) ?? Number.NaN;
        return low <= truth && truth <= high;
      }),
    );
    expect(held.filter(Boolean).length / held.length).toBeGreaterThan(0.9);
    const halves = fits.flatMap(({ fit }) => fit.measures.map(({ low, high }) => (high - low) / 2));
    expect(halves.filter((half) => half <= NARROW).length / halves.length).toBeGreaterThan(0.95);
  });

  it("are as the formula says until they are raced, and average 0", () => {
    const { world } = raced(KNOWN, 100, "few races");
    const sums = new Map([...world.sums].map(([id, each]) => [id, id === 7 ? sumsOf(few(7 as TextID)) : each]));
    const fit = fitTexts(sums.values(), (textID) => world.difficulty.get(textID));
    const few7 = fit.measures.find(({ textID }) => textID === 7);
    const zero = fit.measures.reduce((sum, { moments }) => sum + moments.mean, 0) / fit.measures.length;
    const shown = 0.15 - zero - (few7?.expected ?? 0);
    expect((few7?.effect ?? 0) - (few7?.expected ?? 0)).toBeGreaterThan(0.2 * shown);
    expect((few7?.effect ?? 0) - (few7?.expected ?? 0)).toBeLessThan(0.7 * shown);
    expect((few7?.high ?? 0) - (few7?.low ?? 0)).toBeGreaterThan(2 * NARROW);
    expect(fit.measures.reduce((sum, { effect }) => sum + effect, 0)).toBeCloseTo(0, 9);
  });

  it("leave out whom nobody has raced enough, and what is raced no more", () => {
    const { world } = raced(KNOWN, 30, "gone");
    const fit = fitTexts(world.sums.values(), (textID) => (textID === 3 ? undefined : 30));
    expect(fit.measures.map(({ textID }) => textID)).not.toContain(3);
    const one = sumsOf([{ textID: 3 as TextID, apart: 0.1, weight: 1 }]);
    expect(fitTexts([one], () => 30).measures).toEqual([]);
  });
});

describe("as fast as", () => {
  const text = { effect: -0.05, low: -0.06, high: -0.04 };

  it("is more on a hard text and less on an easy one, by the share that the text takes", () => {
    expect(asFastAs(71, text)).toBeCloseTo(74.64, 2);
    expect(asFastAs(71, { effect: 0.05, low: 0.04, high: 0.06 })).toBeCloseTo(67.54, 2);
  });

  it("isn't said of a text that is hardly known, or not at all", () => {
    expect(asFastAs(71, { ...text, low: -0.08, high: -0.02 })).toBeNull();
    expect(asFastAs(71, undefined)).toBeNull();
    expect(asFastAs(0, text)).toBeNull();
  });
});

describe("odd texts", () => {
  const world = raced(KNOWN, 300, "odd texts");
  /** What is said of a text whose races are so instead. */
  const oddities = (apart: (nth: number) => number) => {
    const own = sumsOf(
      Array.from({ length: 300 }, (_each, nth) => ({ textID: 7 as TextID, apart: apart(nth), weight: 1 })),
    );
    const sums = new Map([...world.world.sums, [7 as TextID, own]]);
    const fit = fitTexts(sums.values(), (textID) => world.world.difficulty.get(textID));
    const seven = fit.measures.find(({ textID }) => textID === 7);
    return seven && odditiesOf(seven, fit);
  };
  const wave = (nth: number): number => 0.1 * Math.sqrt(2) * Math.sin(nth * 2.4);

  it("are those that are far from their formula, uneven, or of two kinds", () => {
    const seven = world.fit.measures.find(({ textID }) => textID === 7);
    const usual = seven ? seven.moments.mean + seven.expected - seven.effect : Number.NaN;
    const bell = (nth: number) => usual + wave(nth) * Math.abs(Math.sin(nth));
    expect(oddities(bell)).toEqual([]);
    expect(oddities((nth) => bell(nth) - 0.3)).toEqual(["harder"]);
    expect(oddities((nth) => bell(nth) + 0.3)).toEqual(["easier"]);
    expect(oddities((nth) => usual + (nth % 4 === 0 ? 5 : 1) * (bell(nth) - usual))).toEqual(["uneven"]);
    expect(oddities((nth) => usual + (nth % 2 === 0 ? 0.1 : -0.1) + 0.1 * wave(nth))).toEqual(["two-humped"]);
  });

  it("are not seen in few races", () => {
    const own = world.fit.measures.map((each) => ({ ...each, moments: { ...each.moments, weight: 20, humps: 1 } }));
    expect(own.flatMap((each) => odditiesOf(each, world.fit))).toEqual([]);
  });
});

/** The sums of one text. */
function sumsOf(residuals: readonly Residual[]): TextSums {
  const [sums] = addResiduals(new Map(), residuals).values();
  if (!sums) throw new Error("no races");
  return sums;
}

const few = (textID: TextID): readonly Residual[] =>
  Array.from({ length: 6 }, (_each, nth) => ({ textID, apart: nth % 2 === 0 ? 0.2 : 0.1, weight: 1 }));
