import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";
import { aimsOf } from "#shared/rules/coach/aims.ts";
import { foundBy, type Finding } from "#shared/rules/coach/finding.ts";
import { drawHalves } from "#shared/rules/coach/lot.ts";
import { COACH, FINDING } from "#shared/rules/coach/numbers.ts";
import { outcomeOf, shareOfError, shareOfTime } from "#shared/rules/coach/outcome.ts";
import { countable } from "#shared/rules/coach/practised.ts";
import type { WeakPart } from "#shared/rules/coach/weak-parts.ts";
import { NO_COST, withUse, type Cost, type Use } from "#shared/rules/key-costs/cost.ts";
import { NO_COSTS, type Costs } from "#shared/rules/key-costs/costs.ts";
import type { Stamp } from "#shared/units.ts";

import { diceOf } from "../support/dice.ts";
import "../support/seeded-checks.ts";

const seeds = fc.nat(1_000_000_000);

const use = (least: number, most: number) =>
  fc.record({
    part: fc.constant(""),
    ratio: fc.double({ min: least, max: most, noNaN: true }),
    isMissed: fc.boolean(),
  });
const costOf = (uses: readonly Use[]): Cost => uses.reduce(withUse, NO_COST);
/** Of any uses that there may be. */
const anyCost = fc
  .oneof(
    fc.array(use(0, 100), { minLength: 1, maxLength: 90 }),
    fc.array(use(0.3, 4), { minLength: 1, maxLength: 3 }),
    fc
      .array(use(0, 100), { minLength: 1, maxLength: 20 })
      .map((uses) => uses.map((each) => ({ ...each, isMissed: true }))),
    fc
      .array(use(0, 100), { minLength: 1, maxLength: 20 })
      .map((uses) => uses.map((each) => ({ ...each, isMissed: false }))),
    fc.tuple(use(0, 100), fc.nat(90)).map(([each, more]) => Array.from({ length: more + 1 }, () => each)),
  )
  .map(costOf);

const partsOf = (costs: readonly Cost[]): readonly WeakPart[] =>
  costs.map((cost, nth) => ({ group: "pairs", part: `p${nth}`, cost, isMissed: false }));
const afterOf = (costs: readonly Cost[]): Costs =>
  new Map([["pairs", { races: 9, paceMs: 200, parts: new Map(costs.map((cost, nth) => [`p${nth}`, cost])) }]]);

describe("the lot", () => {
  const weak = (count: number) => partsOf(Array.from({ length: count }, () => NO_COST));

  it("coaches one of each two neighbours and leaves the other, those that cost most first, never more than it may", () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), seeds, (count, most, seed) => {
        const parts = weak(count);
        const drawn = drawHalves(parts, most, seededDice(seed));
        expect(drawn.length % 2).toBe(0);
        expect(drawn.length).toBeLessThanOrEqual(Math.min(count, most));
        expect(drawn.length).toBeGreaterThan(Math.min(count, most) - 2);
        expect(drawn.map(({ part }) => part)).toEqual(parts.slice(0, drawn.length).map(({ part }) => part));
        expect(drawn.map(({ match }) => match)).toEqual(drawn.map((_part, nth) => Math.floor(nth / 2)));
        for (const both of Map.groupBy(drawn, ({ match }) => match).values())
          expect(new Set(both.map(({ isCoached }) => isCoached))).toEqual(new Set([false, true]));
      }),
    );
  });

  it("coaches each part in half of all draws, whatever becomes of another match", () => {
    const dice = diceOf("lots");
    const draws = Array.from({ length: 4_000 }, () => drawHalves(weak(12), COACH.mostParts.type, dice));
    const shareOf = (is: (draw: (typeof draws)[number]) => boolean | undefined) =>
      draws.filter(is).length / draws.length;
    for (let nth = 0; nth < 12; nth++) {
      expect(Math.abs(shareOf((draw) => draw[nth]?.isCoached) - 0.5)).toBeLessThan(0.04);
      const next = (nth + 2) % 12;
      expect(Math.abs(shareOf((draw) => draw[nth]?.isCoached === draw[next]?.isCoached) - 0.5)).toBeLessThan(0.04);
    }
  });
});

describe("what two weeks have brought", () => {
  const cases = fc.tuple(
    fc.array(fc.tuple(anyCost, anyCost), { minLength: 2, maxLength: 12 }),
    seeds,
    fc.constantFrom("type" as const, "math" as const),
  );

  it("is finite whatever was raced, and the opposite where the halves are swapped", () => {
    fc.assert(
      fc.property(cases, ([costs, seed, site]) => {
        const drawn = drawHalves(partsOf(costs.map(([before]) => before)), 12, seededDice(seed));
        const swapped = drawn.map((part) => ({ ...part, isCoached: !part.isCoached }));
        const after = afterOf(costs.map(([, since]) => since));
        const [one, other] = [outcomeOf(site, drawn, after), outcomeOf(site, swapped, after)];
        expect(other?.matches).toBe(one?.matches);
        if (!one || !other) return;
        expect(one.matches).toBeGreaterThan(0);
        for (const { gain, error } of [one.coached, one.left, one.more]) {
          expect(Number.isFinite(gain)).toBe(true);
          expect(Number.isFinite(error)).toBe(true);
          expect(error).toBeGreaterThan(0);
        }
        expect(other.more.gain).toBeCloseTo(-one.more.gain, 8);
        expect(other.more.error).toBeCloseTo(one.more.error, 8);
        expect(other.coached).toEqual(one.left);
      }),
      { numRuns: 500 },
    );
  });

  it("is nothing where nothing was raced, or only one part of each match", () => {
    fc.assert(
      fc.property(cases, ([costs, seed, site]) => {
        const drawn = drawHalves(partsOf(costs.map(([before]) => before)), 12, seededDice(seed));
        expect(outcomeOf(site, drawn, NO_COSTS)).toBeUndefined();
        const since = afterOf(costs.map(([, cost], nth) => (nth % 2 === 0 ? cost : NO_COST)));
        expect(outcomeOf(site, drawn, since)).toBeUndefined();
      }),
    );
  });

  it("is known the better the more uses there were", () => {
    const uses = fc.array(use(0.3, 6), { minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(uses, { minLength: 2, maxLength: 12 }), seeds, (of, seed) => {
        const errorWith = (times: number) => {
          const costs = of.map((each) => costOf(Array.from({ length: times }, () => each).flat()));
          return outcomeOf("type", drawHalves(partsOf(costs), 12, seededDice(seed)), afterOf(costs))?.more.error ?? NaN;
        };
        expect(errorWith(2)).toBeLessThan(errorWith(1));
        expect(errorWith(4)).toBeLessThan(errorWith(2));
      }),
    );
  });

  it("is what was gained: each use of the coached a tenth quicker, mistakes included", () => {
    const ratios = [0.8, 1, 1.2, 1.5, 2, 1.1, 0.9, 1.3];
    const uses = (times: number) =>
      costOf(ratios.map((ratio) => ({ part: "", ratio: ratio * times, isMissed: false })));
    const drawn = drawHalves(partsOf([uses(1), uses(1)]), 2, diceOf("a tenth"));
    const outcome = outcomeOf("type", drawn, afterOf(drawn.map(({ isCoached }) => uses(isCoached ? 0.9 : 1))));
    expect(outcome?.more.gain).toBeCloseTo(-Math.log(0.9), 8);
    expect(outcome?.left.gain).toBeCloseTo(0, 8);
    const missed = (count: number) =>
      costOf(ratios.map((_ratio, nth) => ({ part: "", ratio: nth < count ? 3 : 1, isMissed: nth < count })));
    const fewer = outcomeOf(
      "type",
      drawHalves(partsOf([missed(4), missed(4)]), 2, diceOf("fewer")),
      afterOf([missed(2), missed(2)]),
    );
    expect(fewer?.coached.gain).toBeCloseTo(Math.log(2 / 1.5), 8);
  });
});

describe("what all racers show", () => {
  const finding = fc
    .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 200 })
    .map((gains): Finding => ({
      racers: gains.length,
      weight: gains.length / 2,
      sum: gains.reduce((sum, gain) => sum + gain, 0),
      squares: gains.reduce((sum, gain) => sum + gain ** 2, 0),
    }));
  const times = ({ racers, weight, sum, squares }: Finding, count: number): Finding => ({
    racers: racers * count,
    weight: weight * count,
    sum: sum * count,
    squares: squares * count,
  });

  it("is said of enough racers only, and known the better the more there are", () => {
    fc.assert(
      fc.property(finding, (found) => {
        expect(foundBy(found) === undefined).toBe(found.racers < FINDING.fewestRacers);
        const many = times(found, FINDING.fewestRacers);
        const [some, more] = [foundBy(many), foundBy(times(many, 2))];
        expect(some?.gain).toBeCloseTo(found.sum / found.weight, 8);
        expect(more?.error).toBeLessThan(some?.error ?? 0);
        expect(some?.isSure).toBe(Math.abs(some?.gain ?? 0) > (some?.error ?? 0));
        expect(foundBy({ ...many, sum: -many.sum })).toEqual({ ...some, gain: -(some?.gain ?? 0) });
      }),
    );
  });

  it("is narrowest for about as many racers as it is tuned for", () => {
    const errorAt = (racers: number) => {
      const found = { racers, weight: racers / 2, sum: 0, squares: racers * (FINDING.spread / 2) ** 2 };
      return (foundBy(found)?.error ?? NaN) * Math.sqrt(racers);
    };
    const { tunedFor } = FINDING;
    for (const far of [0.2, 0.5, 2, 5]) expect(errorAt(tunedFor * far)).toBeGreaterThan(errorAt(tunedFor));
  });
});

describe("the aims of a day", () => {
  it("are two, all in turn as often, those that go wrong first", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), fc.nat(60), (areMissed, from) => {
        const coached = areMissed.map((isMissed, nth) => ({ group: "pairs", part: `p${nth}`, isMissed }));
        const days = coached.map((_part, day) => aimsOf(coached, from + day));
        for (const aims of days) expect(new Set(aims).size).toBe(Math.min(COACH.aims, coached.length));
        const all = Map.groupBy(days.flat(), ({ part }) => part);
        expect([...all.values()].map((each) => each.length)).toEqual(coached.map(() => Math.min(2, coached.length)));
        const missed = coached.filter(({ isMissed }) => isMissed);
        const first = [...missed, ...coached].slice(0, Math.min(missed.length, COACH.aims));
        expect(aimsOf(coached, 0).slice(0, first.length)).toEqual(first);
      }),
    );
    expect(aimsOf([], 3)).toEqual([]);
    const four = ["p0", "p1", "p2", "p3"].map((part) => ({ group: "pairs", part, isMissed: false }));
    expect([0, 1, 2].map((day) => aimsOf(four, day).map(({ part }) => part))).toEqual([
      ["p0", "p1"],
      ["p2", "p3"],
      ["p0", "p1"],
    ]);
  });
});

describe("rounds that count", () => {
  const span = { startedStamp: 1_800_000_000 as Stamp, endsStamp: (1_800_000_000 + COACH.span / 1_000) as Stamp };
  const anyRound = fc.record({
    agoMs: fc.oneof(fc.nat(40 * 86_400_000), fc.nat(7_200_000), fc.constantFrom(0, 1_000, 60_000)),
    elapsedMs: fc.oneof(fc.nat(1_200_000), fc.constantFrom(0, 1, 60_000)),
    done: fc.oneof(fc.nat(2_000), fc.constantFrom(0, 20, 225)),
  });
  /** By hands, a moment ago: what is too much is too much time. */
  const longRound = fc
    .record({ agoMs: fc.nat(3_600_000), elapsedMs: fc.integer({ min: 60_000, max: 1_200_000 }) })
    .map((long) => ({ ...long, done: Math.round(long.elapsedMs / 2_000) }));
  const rounds = fc.array(fc.oneof(anyRound, longRound), { maxLength: 60 });
  const nows = fc.oneof(fc.nat(40 * 86_400), fc.nat(7_200)).map((after) => (span.startedStamp + after) as Stamp);
  const sites = fc.constantFrom("type" as const, "math" as const);

  it("take no longer than there was time, end within the two weeks, and are of hands", () => {
    fc.assert(
      fc.property(rounds, sites, nows, fc.nat(3_600_000), (given, site, now, practisedMs) => {
        const counted = countable(given, site, span, practisedMs, now);
        const all = counted.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0);
        const leftMs = (now - span.startedStamp + 60) * 1_000 - practisedMs;
        expect(all).toBeLessThanOrEqual(Math.max(0, leftMs));
        for (const { endedStamp, elapsedMs, done } of counted) {
          expect(endedStamp).toBeGreaterThanOrEqual(span.startedStamp);
          expect(endedStamp).toBeLessThan(span.endsStamp);
          expect(endedStamp).toBeLessThanOrEqual(now);
          expect(done).toBeGreaterThan(0);
          expect((done / elapsedMs) * 60_000).toBeLessThanOrEqual(site === "type" ? 5 * 350 : 240);
        }
        const ends = counted.map(({ endedStamp }) => endedStamp);
        expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      }),
    );
  });

  it("are the same in whatever order they are told", () => {
    fc.assert(
      fc.property(rounds, sites, nows, seeds, (given, site, now, seed) => {
        const dice = seededDice(seed);
        const mixed = given.map((each) => [dice(), each] as const).toSorted(([one], [other]) => one - other);
        const told = mixed.map(([, each]) => each);
        expect(countable(told, site, span, 0, now)).toEqual(countable(given, site, span, 0, now));
      }),
    );
  });

  it("are all those of somebody who practises as people do", () => {
    const now = (span.startedStamp + 3 * 86_400) as Stamp;
    const given = [
      { agoMs: 90_000, elapsedMs: 60_000, done: 225 },
      { agoMs: 10_000, elapsedMs: 70_000, done: 240 },
    ];
    expect(countable(given, "type", span, 3_600_000, now).length).toBe(2);
    expect(countable(given, "type", { ...span, endsStamp: now }, 0, (now + 20) as Stamp).length).toBe(1);
  });
});

describe("a gain that is told", () => {
  it("is the share of the time that is saved, and sure where it was sure", () => {
    expect(shareOfTime(Math.LN2)).toBeCloseTo(0.5);
    expect(shareOfTime(-Math.LN2)).toBeCloseTo(-1);
    const figure = fc.double({ min: -2, max: 2, noNaN: true });
    const width = fc.double({ min: 0.001, max: 2, noNaN: true });
    fc.assert(
      fc.property(figure, width, (gain, error) => {
        fc.pre(Math.abs(Math.abs(gain) - error) > 1e-6);
        expect(shareOfTime(gain)).toBeLessThan(1);
        expect(Math.abs(shareOfTime(gain)) > shareOfError(gain, error)).toBe(Math.abs(gain) > error);
      }),
    );
  });
});
