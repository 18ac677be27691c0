import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import { TEXTS } from "#shared/content/texts/catalog.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { meanOf, NO_COST, usesOf, withUse } from "#shared/rules/key-costs/cost.ts";
import { bounded, NO_COSTS, withRace, type Costs } from "#shared/rules/key-costs/costs.ts";
import { fitReference } from "#shared/rules/key-costs/fit.ts";
import { chanceOfAsMany, weightedMedian } from "#shared/rules/key-costs/level.ts";
import { KEY_COSTS, REFERENCE } from "#shared/rules/key-costs/numbers.ts";
import { factOf, reckonedCosts } from "#shared/rules/key-costs/reckoned.ts";
import { bandOf, BANDS, expectedOf, NOBODY, pacesOf } from "#shared/rules/key-costs/reference.ts";
import { costsFrom, storedOf } from "#shared/rules/key-costs/stored.ts";
import { typedCosts } from "#shared/rules/key-costs/typed.ts";
import { usesInTexts } from "#shared/rules/key-costs/uses.ts";
import { weakFacts, weighedFacts } from "#shared/rules/key-costs/weak-facts.ts";
import { weakPairs } from "#shared/rules/key-costs/weak-pairs.ts";
import { weigh } from "#shared/rules/key-costs/weigh.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";
import { NITRO_KEY } from "#shared/rules/race/nitro.ts";

const TEXT = TEXTS[0]?.body ?? "";

/** Each character so many ms after the one before. */
function typedAt(text: string, waitOf: (at: number) => number) {
  let atMs = 500;
  return [...text].map((character, at) => {
    atMs += at === 0 ? 0 : waitOf(at);
    return { atMs, fairMs: atMs, character };
  });
}

const use = fc.record({
  part: fc.constantFrom("th", "he", "er"),
  ratio: fc.double({ min: 0, max: 100, noNaN: true }),
  isMissed: fc.boolean(),
});
const uses = fc.array(use, { maxLength: 200 });
const race = fc.record({ paceMs: fc.integer({ min: 30, max: 2_000 }), uses });

describe("what is kept of a pair, a key or a fact", () => {
  it("never weighs more than its last uses, and stays within what one use may be", () => {
    fc.assert(
      fc.property(uses, (seen) => {
        const cost = seen.reduce(withUse, NO_COST);
        expect(usesOf(cost)).toBeCloseTo(Math.min(seen.length, KEY_COSTS.keptUses), 6);
        expect(meanOf(cost)).toBeGreaterThanOrEqual(KEY_COSTS.ratio.least);
        expect(meanOf(cost)).toBeLessThanOrEqual(KEY_COSTS.ratio.most);
        expect(cost.lost).toBeLessThanOrEqual(cost.missed * KEY_COSTS.mostLost + 1e-9);
      }),
    );
  });

  it("forgets: what was slow long ago is quick after so many quick uses", () => {
    const of = (ratio: number) => ({ part: "th", ratio, isMissed: false });
    const slow = Array.from({ length: 500 }, () => of(3)).reduce(withUse, NO_COST);
    const quick = Array.from({ length: 5 * KEY_COSTS.keptUses }, () => of(1)).reduce(withUse, slow);
    expect(meanOf(slow)).toBeCloseTo(Math.log(3), 5);
    expect(meanOf(quick)).toBeLessThan(0.02);
  });

  it("is stored in hundredths and read back, also by a version that knows more sums", () => {
    fc.assert(
      fc.property(fc.array(race, { maxLength: 8 }), (races) => {
        const costs = races.reduce((all, each) => withRace(all, new Map([["pairs", each]])), NO_COSTS);
        const stored = JSON.parse(JSON.stringify(storedOf(costs))) as ReturnType<typeof storedOf>;
        const again = costsFrom(stored);
        expect(storedOf(again)).toEqual(stored);
        for (const [part, cost] of costs.get("pairs")?.parts ?? [])
          expect(again.get("pairs")?.parts.get(part)?.logs).toBeCloseTo(cost.logs, 1);
      }),
    );
    expect(
      costsFrom({ pairs: { races: 1, paceMs: 100, parts: { th: [100] } } })
        .get("pairs")
        ?.parts.get("th"),
    ).toEqual({
      ...NO_COST,
      right: 1,
    });
  });

  it("is bounded: beyond so many parts the least used go", () => {
    const parts = Array.from({ length: 300 }, (_unused, nth) => ({ part: `${nth}`, ratio: 1, isMissed: false }));
    const again = parts.filter((_part, nth) => nth % 6 !== 0);
    const costs = withRace(NO_COSTS, new Map([["addition_1", { paceMs: 900, uses: [...parts, ...again] }]]));
    const kept = bounded(costs, 250).get("addition_1");
    expect(new Set(kept?.parts.keys())).toEqual(new Set(again.map(({ part }) => part)));
    expect(kept?.races).toBe(1);
    expect(bounded(costs, 300)).toBe(costs);
  });

  it("has room for every fact of every lesson", () => {
    const facts = LESSON_IDS.map((lessonID) => {
      const dice = seededDice(47);
      const seen = Array.from({ length: 400 }, () =>
        makeProblems(lessonID, dice).flatMap((problem) => factOf(problem) ?? []),
      );
      return new Set(seen.flat()).size;
    });
    expect(Math.max(...facts)).toBeGreaterThan(100);
    expect(facts.reduce((sum, count) => sum + count, 0)).toBeLessThan(KEY_COSTS.mostParts);
  });
});

describe("what a typed race says", () => {
  it("of each pair its ratio to the median wait, of a wrong key the time until it was right", () => {
    const th = TEXT.indexOf("th");
    const keys = typedAt(TEXT, (at) => (TEXT.slice(at - 1, at + 1) === "th" ? 300 : 100 + (at % 23)));
    const wrong = keys.toSpliced(th + 1, 0, {
      ...(keys[th + 1] ?? keys[0]!),
      character: "~",
      atMs: (keys[th]?.atMs ?? 0) + 80,
    });
    const seen = typedCosts(TEXT, wrong)?.get("pairs");
    const ofPair = seen?.uses.filter(({ part }) => part === "th") ?? [];
    expect(ofPair.map(({ isMissed }) => isMissed)).toEqual(ofPair.map((_use, nth) => nth === 0));
    expect(ofPair.length).toBeGreaterThan(1);
    for (const { ratio } of ofPair) expect(ratio).toBeCloseTo(300 / (seen?.paceMs ?? 1), 5);
    expect(seen?.paceMs).toBeGreaterThanOrEqual(100);
    expect(seen?.paceMs).toBeLessThanOrEqual(122);
  });

  it("nothing of what a nitro completed, nor of the key after it", () => {
    const from = TEXT.indexOf(" ", 30) + 2;
    const to = TEXT.indexOf(" ", from) + 1;
    const plain = typedAt(TEXT, (at) => 100 + (at % 23));
    const keys = [...plain.slice(0, from), { ...(plain[from] ?? plain[0]!), character: NITRO_KEY }, ...plain.slice(to)];
    const at = (seen: ReturnType<typeof typedCosts>) => seen?.get("keys")?.uses.length ?? 0;
    // Neither the letters that it skipped nor the first one after it.
    expect(at(typedCosts(TEXT, keys))).toBe(at(typedCosts(TEXT, plain)) - (to - from) - 1);
  });

  it("nothing at all where a phone writes words, or the clock is coarse", () => {
    expect(
      typedCosts(
        TEXT,
        typedAt(TEXT, (at) => (TEXT[at - 1] === " " ? 600 : 0)),
      ),
    ).toBeUndefined();
    expect(
      typedCosts(
        TEXT,
        typedAt(TEXT, (at) => (at % 4 === 0 ? 300 : 100)),
      ),
    ).toBeUndefined();
    expect(
      typedCosts(
        TEXT,
        typedAt(TEXT, (at) => 100 + (at % 23)),
      ),
    ).toBeDefined();
  });
});

describe("what is expected", () => {
  it("is nearer to what racers take the more of them there are", () => {
    const found = (racers: number) => ({ pairs: { th: { log: 0.5, missed: 0.2, racers } }, keys: {} });
    const of = (racers: number) => expectedOf({ ...NOBODY, alike: found(racers) }, "pairs", "th");
    expect(expectedOf(NOBODY, "pairs", "th").log).toBe(0);
    expect(of(20).log).toBeCloseTo(0.25, 5);
    expect(of(2_000).log).toBeCloseTo(0.5, 1);
    expect(of(2_000).error).toBe(REFERENCE.leastError);
    expect(of(20).error).toBeLessThan(expectedOf(NOBODY, "pairs", "th").error);
  });

  it("every pace has one band", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), (paceMs) => {
        const band = bandOf(paceMs);
        const { fromMs, untilMs } = pacesOf(band);
        expect(BANDS).toContain(band);
        expect(paceMs).toBeGreaterThanOrEqual(fromMs);
        expect(paceMs).toBeLessThan(untilMs ?? Infinity);
      }),
    );
  });

  it("says nothing of a pair that few racers typed", () => {
    const typed = (ratio: number): Costs =>
      withRace(
        NO_COSTS,
        new Map([
          ["pairs", { paceMs: 150, uses: Array.from({ length: 10 }, () => ({ part: "th", ratio, isMissed: false })) }],
        ]),
      );
    const racers = Array.from({ length: REFERENCE.fewestRacers }, () => typed(1));
    expect(fitReference(racers.slice(1)).pairs).toEqual({});
    expect(fitReference(racers).pairs.th?.racers).toBe(REFERENCE.fewestRacers);
  });

  it("a median by weight, and the chance of as many mistakes", () => {
    expect(weightedMedian([])).toBe(0);
    expect(
      weightedMedian([
        { value: 5, weight: 1 },
        { value: 1, weight: 1 },
        { value: 3, weight: 5 },
      ]),
    ).toBe(3);
    expect(chanceOfAsMany(0, 2)).toBe(1);
    expect(chanceOfAsMany(1, 2)).toBeCloseTo(1 - Math.exp(-2), 10);
    expect(chanceOfAsMany(8, 1)).toBeLessThan(0.000_02);
  });
});

describe("weaknesses", () => {
  const usual = { log: 0, error: 0.06, missed: 0.03 };
  const evidence = { fewest: 12, sureness: 3, times: 1.06, chance: 0.000_2, mistakes: 0.05 };
  const cost = (right: number, log: number, missed = 0) => ({
    right,
    logs: right * log,
    squares: right * (log ** 2 + 0.1),
    missed,
    lost: missed * 3,
  });
  const groupOf = (odd: ReturnType<typeof cost>) => ({
    races: 20,
    paceMs: 200,
    parts: new Map([
      ...Array.from({ length: 30 }, (_unused, nth) => [`p${nth}`, cost(50, 0, 1)] as const),
      ["odd", odd] as const,
    ]),
  });
  const oddOf = (odd: ReturnType<typeof cost>) =>
    weigh(groupOf(odd), () => usual, evidence).find(({ part }) => part === "odd");

  it("need enough uses", () => {
    expect(oddOf(cost(11, 1))).toBeUndefined();
    expect(oddOf(cost(12, 1))).toMatchObject({ isWeak: true, usualMs: 200 });
  });

  it("are slow ones, or those that go wrong; what is quick is none", () => {
    expect(oddOf(cost(50, 0))).toMatchObject({ isWeak: false });
    expect(oddOf(cost(50, -0.6))).toMatchObject({ isWeak: false });
    expect(oddOf(cost(50, 0.5))).toMatchObject({ isWeak: true });
    expect(oddOf(cost(45, 0, 12))).toMatchObject({ isWeak: true });
    expect(oddOf(cost(50, -0.6))?.lostMs).toBeLessThan(0);
  });

  it("cost the time beyond usual, and what mistakes beyond usual take", () => {
    const slow = oddOf(cost(50, Math.log(1.5)));
    expect(slow?.ownMs).toBeCloseTo(300, 6);
    expect(slow?.lostMs).toBeLessThan(100);
    const wrong = oddOf(cost(30, 0, 30));
    expect(wrong?.missed).toBe(0.5);
    expect(wrong?.lostMs).toBeCloseTo((0.5 - (wrong?.usualMissed ?? 0)) * 3 * 200, 6);
  });

  it("nobody has a weakness who has not raced", () => {
    expect(weakPairs(NO_COSTS, NOBODY)).toEqual([]);
    expect(weakFacts(NO_COSTS)).toEqual([]);
  });
});

describe("our texts", () => {
  it("are mostly made of pairs that are kept", () => {
    const { pairs, keys } = usesInTexts();
    expect(pairs.size).toBe(KEY_COSTS.pairs);
    const all = [...pairs.values()].reduce((sum, times) => sum + times, 0);
    expect(all).toBeGreaterThan(500 * 0.75);
    expect([...keys.values()].reduce((sum, times) => sum + times, 0)).toBeCloseTo(500, 6);
  });
});

describe("facts of the math race", () => {
  const problems = makeProblems("multiplication_2", seededDice(7));
  const hard = factOf(problems[5] ?? problems[0]!) ?? "";

  it("are the same in either order, where that makes no difference", () => {
    const of = (left: number, sign: "×" | "−", right: number) =>
      factOf({ prompt: { kind: "calculation", left, sign, right, line: "", sentence: "" }, answer: "1" });
    expect(of(8, "×", 7)).toBe("7 × 8");
    expect(of(7, "×", 8)).toBe("7 × 8");
    expect(of(14, "−", 6)).toBe("14 − 6");
  });

  it("one that takes a racer three times as long is found, and no other", () => {
    let costs = NO_COSTS;
    for (let race = 0; race < 8; race++) {
      let offsetMs = 700;
      const answers = problems.map((problem, at) => {
        offsetMs += factOf(problem) === hard ? 6_000 : 1_800 + ((at * 7 + race * 3) % 11) * 60;
        return { offsetMs, fairMs: offsetMs, digits: problem.answer };
      });
      const seen = reckonedCosts("multiplication_2", problems, answers);
      if (seen) costs = withRace(costs, seen);
    }
    expect(weakFacts(costs).map(({ part }) => part)).toEqual([hard]);
    expect(weighedFacts(costs).length).toBe(problems.length - 1);
    expect(weakFacts(costs)[0]?.lostMs).toBeGreaterThan(3_000);
  });

  it("one that goes wrong is found; a lesson without calculations has none", () => {
    let costs = NO_COSTS;
    for (let race = 0; race < 8; race++) {
      let offsetMs = 700;
      const answers = problems.flatMap((problem, at) => {
        offsetMs += 1_800 + ((at * 7 + race * 3) % 11) * 60;
        const right = { offsetMs, fairMs: offsetMs, digits: problem.answer };
        if (factOf(problem) !== hard) return [right];
        const wrong = { ...right, digits: "1" };
        offsetMs += 1_500;
        return [wrong, { ...right, offsetMs, fairMs: offsetMs }];
      });
      costs = withRace(costs, reckonedCosts("multiplication_2", problems, answers) ?? new Map());
    }
    expect(weakFacts(costs)).toMatchObject([{ part: hard, lesson: "multiplication_2", missed: 1 }]);
    const counting = makeProblems("counting_1", seededDice(3));
    const counted = counting.map(({ answer }, at) => ({
      offsetMs: 900 * (at + 1),
      fairMs: 900 * (at + 1),
      digits: answer,
    }));
    expect(reckonedCosts("counting_1", counting, counted)).toBeUndefined();
  });
});
