import { describe, expect, it } from "vitest";

import { between, pick, type Dice } from "#shared/rules/chance.ts";
import { foundBy, NOTHING_FOUND_YET, withOutcome } from "#shared/rules/coach/finding.ts";
import { COACH, FINDING } from "#shared/rules/coach/numbers.ts";
import { isSure, type Outcome } from "#shared/rules/coach/outcome.ts";

import { coachedRacers, LOTS, REALISTIC, type CoachTerms, type Lots } from "../support/coach-world.ts";
import { normal } from "../support/corpus/draws.ts";
import { diceOf } from "../support/dice.ts";

const RACERS = 1_000;
const RUNS = 2_000;
const EFFECT = 0.05;

/** Student's t of three degrees of freedom, as far from 0 as `drift` on average of squares. */
const tailed = (drift: number) => (dice: Dice) =>
  (drift * normal(dice)) / Math.hypot(normal(dice), normal(dice), normal(dice));
/** Now and then as far as can be (Cauchy). */
const endless = (drift: number) => (dice: Dice) => (drift * normal(dice)) / Math.abs(normal(dice));

const FACTS: CoachTerms = { ...REALISTIC, site: "math", missed: 0.08 };

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
  "of math facts": FACTS,
  "of math facts that hardly came": {
    ...FACTS,
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
  "growing with every racer": (_dice, nth) => nth / (5 * RACERS),
  "of any order of size": (dice) => 10 ** between(dice, -4, 0),
};

const shareOf = <T>(all: readonly T[], is: (each: T) => boolean): number => all.filter(is).length / all.length;
const runs = (isSo: () => boolean): number => shareOf(Array.from({ length: RUNS }, isSo), (is) => is);

const outcomesOf = (racers: readonly Lots[]): readonly Outcome[] => racers.flat().flatMap((outcome) => outcome ?? []);

const known = (gain: number, error: number): Outcome => {
  const more = { gain, error };
  return { coached: more, left: { gain: 0, error: 0 }, more, matches: 1 };
};

/** What the other lot would have given. */
const turned = (outcome: Outcome): Outcome => known(-outcome.more.gain, outcome.more.error);

/** Whether something is ever claimed of some thousand racers, looked at after each: a coin for each says which lot it was. */
function isEverClaimed(outcomeOf: (nth: number) => Outcome, dice: Dice): boolean {
  let found = NOTHING_FOUND_YET;
  for (let nth = 0; nth < 2 * RACERS; nth++) {
    found = withOutcome(found, dice() < 0.5 ? outcomeOf(nth) : turned(outcomeOf(nth)));
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
    expect(runs(() => isEverClaimed(() => pick(dice, outcomes), dice))).toBeLessThanOrEqual(0.05);
  });
});

it.each(Object.entries(SIZES))(
  "hardly ever is a gain of all claimed that the lot made, of gains %s",
  (name, sizeOf) => {
    const dice = diceOf(name);
    expect(runs(() => isEverClaimed((nth) => known(sizeOf(dice, nth), FINDING.spread), dice))).toBeLessThanOrEqual(
      0.05,
    );
  },
);

/** Worlds in which practice saves those who practise a twentieth. */
const HELPED: Readonly<Record<string, CoachTerms>> = {
  "as people race": REALISTIC,
  "where half of all give up": { ...REALISTIC, practising: 0.5 },
  "of many mistakes": { ...REALISTIC, missed: 0.12 },
  "of math facts": FACTS,
};

/** What a thousand racers show, each under one lot; some of them have raced too little to say anything. Again and again. */
function allFound(name: string, terms: CoachTerms) {
  const racers = coachedRacers(800, terms, diceOf(name));
  const dice = diceOf(`racers of ${name}`);
  return Array.from({ length: 400 }, () => {
    let found = NOTHING_FOUND_YET;
    for (let nth = 0; nth < RACERS; nth++) {
      const outcome = pick(dice, racers)[Math.floor(dice() * LOTS)];
      if (outcome) found = withOutcome(found, outcome);
    }
    return foundBy(found) ?? { gain: 0, error: Infinity, isSure: false };
  });
}

describe.each(Object.entries(HELPED))("where practice saves a twentieth, in a world %s", (name, terms) => {
  it("a thousand racers show it, and about how much", () => {
    const found = allFound(`a twentieth less ${name}`, { ...terms, effect: EFFECT });
    const truth = -Math.log(1 - EFFECT) * terms.practising;
    expect(shareOf(found, ({ gain, isSure }) => isSure && gain > 0)).toBeGreaterThanOrEqual(0.8);
    expect(shareOf(found, ({ gain, error }) => Math.abs(gain - truth) <= error)).toBeGreaterThanOrEqual(0.8);
  });
});

it("where practice harms, a thousand racers show that", () => {
  const found = allFound("a twentieth more", { ...REALISTIC, effect: -EFFECT });
  expect(shareOf(found, ({ gain, isSure }) => isSure && gain < 0)).toBeGreaterThanOrEqual(0.8);
});
