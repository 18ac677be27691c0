import { describe, expect, it } from "vitest";

import { between, pick, type Dice } from "#shared/rules/chance.ts";
import { foundBy, NOTHING_FOUND_YET, withOutcome } from "#shared/rules/coach/finding.ts";
import { COACH } from "#shared/rules/coach/numbers.ts";
import { isSure, type Outcome } from "#shared/rules/coach/outcome.ts";

import { coachedRacers, LOTS, REALISTIC, type CoachTerms, type Lots } from "../support/coach-world.ts";
import { normal } from "../support/corpus/draws.ts";
import { diceOf } from "../support/dice.ts";

const RACERS = 1_000;
const RUNS = 2_500;
const EFFECT = 0.05;

/** Student's t of three degrees of freedom, as far from 0 as `drift` on average of squares. */
const tailed = (drift: number) => (dice: Dice) =>
  (drift * normal(dice)) / Math.hypot(normal(dice), normal(dice), normal(dice));
/** Now and then as far as can be (Cauchy). */
const endless = (drift: number) => (dice: Dice) => (drift * normal(dice)) / Math.abs(normal(dice));

/** Worlds in which practice does nothing. */
const NULLS: Readonly<Record<string, CoachTerms>> = {
  "as people race": REALISTIC,
  "where some race a hundred times as much as others": {
    ...REALISTIC,
    racesBefore: [15, 300],
    racesAfter: [1, 100],
  },
  "of many mistakes": { ...REALISTIC, missed: 0.3 },
  "where no part moves by itself": { ...REALISTIC, drift: () => 0 },
  "where parts move half as far again as is allowed for": {
    ...REALISTIC,
    drift: (dice) => 1.5 * COACH.drift * normal(dice),
  },
  "where some parts move far": { ...REALISTIC, drift: tailed(COACH.drift) },
  "where what looks weak is chance alone": { ...REALISTIC, apart: 0, racesBefore: [15, 20] },
  "of math facts": { ...REALISTIC, site: "math", missed: 0.08 },
  "of math facts that hardly came": {
    ...REALISTIC,
    site: "math",
    missed: 0.15,
    racesBefore: [15, 20],
    racesAfter: [4, 10],
  },
  "of hardly any races": { ...REALISTIC, racesBefore: [15, 16], racesAfter: [1, 6] },
};

/** Gains that come from anywhere but racing, from a racer to the next. */
const SIZES: Readonly<Record<string, (dice: Dice, nth: number) => number>> = {
  "all as far": () => 0.2,
  "as far as can be now and then": (dice) => endless(0.1)(dice),
  "nothing but for one in fifty": (dice) => (dice() < 0.02 ? 1 : 0),
  "hardly anything, then much": (_dice, nth) => (nth < 300 ? 0.01 : 0.5),
  "growing with every racer": (_dice, nth) => nth / (2 * RACERS),
  "of any order of size": (dice) => 10 ** between(dice, -4, 0),
};

const shareOf = <T>(all: readonly T[], is: (each: T) => boolean): number => all.filter(is).length / all.length;
const runs = (isSo: () => boolean): number => shareOf(Array.from({ length: RUNS }, isSo), (is) => is);

const outcomesOf = (racers: readonly Lots[]): readonly Outcome[] => racers.flat().flatMap((outcome) => outcome ?? []);

const withGain = (gain: number): Outcome => {
  const more = { gain, error: 1 };
  return { coached: more, left: { gain: 0, error: 0 }, more, matches: 1 };
};

/** Whether something is ever claimed of some thousand racers, looked at after each. The other lot would have given the opposite. */
function isEverClaimed(sizeOf: (nth: number) => number, dice: Dice): boolean {
  let found = NOTHING_FOUND_YET;
  for (let nth = 0; nth < 2 * RACERS; nth++) {
    found = withOutcome(found, withGain(dice() < 0.5 ? sizeOf(nth) : -sizeOf(nth)));
    if (foundBy(found)?.isSure === true) return true;
  }
  return false;
}

describe.each(Object.entries(NULLS))("where practice does nothing, in a world %s", (name, terms) => {
  const outcomes = outcomesOf(coachedRacers(400, terms, diceOf(name)));

  it("hardly any racer is told of a gain", () => {
    expect(outcomes.length).toBeGreaterThan(1_000);
    expect(shareOf(outcomes, ({ more }) => isSure(more))).toBeLessThanOrEqual(0.05);
  });

  it("hardly ever is a gain of all claimed", () => {
    const dice = diceOf(`runs of ${name}`);
    const sizeOf = () => pick(dice, outcomes).more.gain;
    expect(runs(() => isEverClaimed(sizeOf, dice))).toBeLessThanOrEqual(0.05);
  });
});

it.each(Object.entries(SIZES))(
  "hardly ever is a gain of all claimed that the lot made, of gains %s",
  (name, sizeOf) => {
    const dice = diceOf(name);
    expect(runs(() => isEverClaimed((nth) => sizeOf(dice, nth), dice))).toBeLessThanOrEqual(0.05);
  },
);

describe("where practice saves those who practise a twentieth", () => {
  const truth = -Math.log(1 - EFFECT) * REALISTIC.practising;

  /** What as many racers show, each under one lot; some of them have raced too little to say anything. */
  function foundOf(racers: readonly Lots[], dice: Dice) {
    let found = NOTHING_FOUND_YET;
    for (let nth = 0; nth < RACERS; nth++) {
      const outcome = pick(dice, racers)[Math.floor(dice() * LOTS)];
      if (outcome) found = withOutcome(found, outcome);
    }
    return foundBy(found) ?? { gain: 0, error: Infinity, isSure: false };
  }
  const allFound = (name: string, effect: number) => {
    const racers = coachedRacers(RACERS, { ...REALISTIC, effect }, diceOf(name));
    const dice = diceOf(`racers of ${name}`);
    return Array.from({ length: 400 }, () => foundOf(racers, dice));
  };

  it("a thousand racers show it, and about how much", () => {
    const found = allFound("a twentieth", EFFECT);
    expect(shareOf(found, ({ gain, isSure }) => isSure && gain > 0)).toBeGreaterThanOrEqual(0.8);
    expect(shareOf(found, ({ gain, error }) => Math.abs(gain - truth) <= error)).toBeGreaterThanOrEqual(0.95);
  });

  it("and they would show as well that it harms", () => {
    const found = allFound("a twentieth more", -EFFECT);
    expect(shareOf(found, ({ gain, isSure }) => isSure && gain < 0)).toBeGreaterThanOrEqual(0.8);
  });
});
