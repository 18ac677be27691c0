import type { Site } from "#shared/content/site.ts";
import { between, type Dice } from "#shared/rules/chance.ts";
import { drawHalves } from "#shared/rules/coach/lot.ts";
import { COACH } from "#shared/rules/coach/numbers.ts";
import { outcomeOf, type Outcome } from "#shared/rules/coach/outcome.ts";
import { meanOf, usesOf, type Use } from "#shared/rules/key-costs/cost.ts";
import { NO_COSTS, withRace, type Costs } from "#shared/rules/key-costs/costs.ts";
import { FACT_EVIDENCE, PAIR_EVIDENCE } from "#shared/rules/key-costs/numbers.ts";
import { usesInTexts } from "#shared/rules/key-costs/uses.ts";
import { MATH } from "#shared/rules/math/numbers.ts";

import { logNormal, normal, type Range } from "./corpus/draws.ts";

/** What is true in a world of coached racers. */
export interface CoachTerms {
  readonly site: Site;
  /** How much less time a use of a coached part takes after practice: 0.05 is 5 %. */
  readonly effect: number;
  /** The share of racers who practise. */
  readonly practising: number;
  /** Races before the lot, and in the second week: every order of size as often. */
  readonly racesBefore: Range;
  readonly racesAfter: Range;
  /** How far the parts of one racer differ truly (logarithm). At 0 what looks weak is chance alone. */
  readonly apart: number;
  /** The share of uses that are wrong first, typically. */
  readonly missed: number;
  /** How far one part moves in two weeks by itself (logarithm). */
  readonly drift: (dice: Dice) => number;
}

/** Races as people have them. */
export const REALISTIC: CoachTerms = {
  site: "type",
  effect: 0,
  practising: 0.7,
  racesBefore: [15, 120],
  racesAfter: [4, 40],
  apart: 0.2,
  missed: 0.04,
  drift: (dice) => COACH.drift * normal(dice),
};

/** Of a hundred words; a text of ours has fewer than half of them. */
const TEXT = 0.45;
/** How often each part comes in a race: a sample of the pairs that are kept, common and rare ones; the facts of a lesson. */
const TIMES: Readonly<Record<Site, readonly (readonly [part: string, times: number])[]>> = {
  type: [...usesInTexts().pairs]
    .filter((_pair, nth) => nth % 5 === 2)
    .map(([pair, inHundred]) => [pair, inHundred * TEXT] as const),
  math: Array.from({ length: 50 }, (_unused, nth) => [`${nth} × 7`, MATH.problems / 50] as const),
};
const EVIDENCE = { type: PAIR_EVIDENCE, math: FACT_EVIDENCE };

interface Hand {
  readonly part: string;
  /** Uses in a race. */
  readonly times: number;
  /** The logarithm of its ratio to the median wait. */
  readonly log: number;
  readonly missed: number;
  readonly noise: number;
}

/** How often each lot was drawn anew for the same racer. */
export const LOTS = 6;

/** What comes out for a racer, for each of some lots with a second week of its own. */
export type Lots = readonly (Outcome | undefined)[];

/** Racers whose seemingly weakest parts were drawn by lot. */
export const coachedRacers = (count: number, terms: CoachTerms, dice: Dice): readonly Lots[] =>
  Array.from({ length: count }, () => coachedRacer(terms, dice));

function coachedRacer(terms: CoachTerms, dice: Dice): Lots {
  const hands = handsOf(terms, dice);
  const before = raced(hands, ofAnySize(dice, terms.racesBefore), dice);
  const races = ofAnySize(dice, terms.racesAfter);
  const most = Math.floor(between(dice, COACH.fewestParts, COACH.mostParts[terms.site] + 1));
  const effect = dice() < terms.practising ? Math.log(1 - terms.effect) : 0;
  return Array.from({ length: LOTS }, () => {
    const drawn = drawHalves(weakest(terms.site, before), most, dice);
    const coached = new Set(drawn.filter(({ isCoached }) => isCoached).map(({ part }) => part));
    const parts = new Set(drawn.map(({ part }) => part));
    const later = hands
      .filter(({ part }) => parts.has(part))
      .map((hand) => ({ ...hand, log: hand.log + terms.drift(dice) + (coached.has(hand.part) ? effect : 0) }));
    return outcomeOf(terms.site, drawn, raced(later, races, dice));
  });
}

function handsOf({ site, apart, missed }: CoachTerms, dice: Dice): readonly Hand[] {
  const [noise, mistakes] = [between(dice, 0.3, 0.5), logNormal(dice, missed, 0.5)];
  return TIMES[site].map(([part, times]) => ({
    part,
    times,
    log: apart * normal(dice),
    missed: Math.min(0.6, logNormal(dice, mistakes, 0.3)),
    noise,
  }));
}

function raced(hands: readonly Hand[], races: number, dice: Dice): Costs {
  let costs = NO_COSTS;
  for (let race = 0; race < races; race++) {
    const uses = hands.flatMap((hand) =>
      Array.from({ length: Math.floor(hand.times + dice()) }, () => useOf(hand, dice)),
    );
    costs = withRace(costs, new Map([["pairs", { paceMs: 200, uses }]]));
  }
  return costs;
}

function useOf({ part, log, missed, noise }: Hand, dice: Dice): Use {
  const isMissed = dice() < missed;
  return { part, ratio: logNormal(dice, Math.exp(log) * (isMissed ? 3 : 1), noise), isMissed };
}

/** Those that took longest: some of them are hard for these hands, the others just took long until now. */
const weakest = (site: Site, costs: Costs) =>
  [...(costs.get("pairs")?.parts ?? [])]
    .filter(([, cost]) => usesOf(cost) >= EVIDENCE[site].fewest)
    .toSorted(([, one], [, other]) => meanOf(other) - meanOf(one))
    .map(([part, cost]) => ({ group: "pairs", part, cost, isMissed: false }));

/** Every order of size as often. */
export const ofAnySize = (dice: Dice, [from, to]: Range): number =>
  Math.round(Math.exp(between(dice, Math.log(from), Math.log(to))));
