import { expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import { pick, type Dice } from "#shared/rules/chance.ts";
import { foundBy, NOTHING_FOUND_YET, withOutcome } from "#shared/rules/coach/finding.ts";
import { drawHalves } from "#shared/rules/coach/lot.ts";
import { COACH } from "#shared/rules/coach/numbers.ts";
import { isSure, outcomeOf, type Outcome } from "#shared/rules/coach/outcome.ts";
import { weakParts, type WeakPart } from "#shared/rules/coach/weak-parts.ts";
import { NO_COSTS, withRace, type Costs } from "#shared/rules/key-costs/costs.ts";
import { fitReference } from "#shared/rules/key-costs/fit.ts";
import { bandOf, BANDS, NOTHING_FOUND, paceOf, type Reference } from "#shared/rules/key-costs/reference.ts";
import { costsFrom, storedOf } from "#shared/rules/key-costs/stored.ts";
import { typedCosts } from "#shared/rules/key-costs/typed.ts";
import { usesInTexts } from "#shared/rules/key-costs/uses.ts";

import { ofAnySize, REALISTIC } from "../support/coach-world.ts";
import { normal } from "../support/corpus/draws.ts";
import { personFrom, typedBy, type Person } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";
import { diceOf, shuffled } from "../support/dice.ts";
import { note } from "../support/figures.ts";
import { costsAfter, slowedAt, type Weakness } from "../support/weak-racer.ts";

const KINDS = ["average", "average", "average", "hunt and peck", "slow child", "two fingers", "fast"] as const;
const ASKED = 400;
const RACERS = 1_000;
const RUNS = 1_000;
const EFFECT = 0.05;
/** Lots for each racer, with the second week as each would have made it. */
const LOTS = 4;
/** Lots for each racer, where practice did nothing: the same second week whatever was drawn. */
const REDRAWN = 20;

interface Racer {
  readonly weak: readonly WeakPart[];
  /** After a second week in which practice did nothing. */
  readonly after: Costs;
  /** Where practice works. */
  readonly helped: readonly (Outcome | undefined)[];
}

const personOf = (dice: Dice): Person => personFrom(TYPISTS[pick(dice, KINDS)], dice);

const bandOfRacer = (costs: Costs): number => bandOf(paceOf(costs) ?? 0);

/** What racers of each band take, by hundreds who race too. */
function references(dice: Dice): { readonly all: Reference; readonly bands: readonly Reference[] } {
  const racers = Array.from({ length: ASKED }, () => costsAfter(30, personOf(dice), dice));
  const bands = BANDS.map((band) => fitReference(racers.filter((costs) => bandOfRacer(costs) === band)));
  return { all: fitReference(racers), bands };
}

/** As they are stored, when the lot is drawn and when the two weeks are over. */
const kept = (costs: Costs): Costs => costsFrom(storedOf(costs));

function raced(
  races: readonly { readonly text: string; readonly keys: ReturnType<typeof typedBy> }[],
  times: Weakness,
) {
  let costs = NO_COSTS;
  for (const { text, keys } of races) {
    const seen = typedCosts(text, slowedAt(text, keys, times));
    if (seen) costs = withRace(costs, seen);
  }
  return kept(costs);
}

/** Somebody with weak pairs: who they are is found by racing. */
function racerOf({ all, bands }: ReturnType<typeof references>, dice: Dice): Racer | undefined {
  const person = personOf(dice);
  const before = kept(costsAfter(ofAnySize(dice, REALISTIC.racesBefore), person, dice));
  const weak = weakParts("type", before, { all, alike: bands[bandOfRacer(before)] ?? NOTHING_FOUND });
  if (weak.length < COACH.fewestParts) return undefined;
  const drift = Object.fromEntries(
    [...usesInTexts().pairs.keys()].map((pair) => [pair, Math.exp(COACH.drift * normal(dice))]),
  );
  const races = Array.from({ length: ofAnySize(dice, REALISTIC.racesAfter) }, () => {
    const text = pick(dice, TEXTS).body;
    return { text, keys: typedBy(person, text, dice) };
  });
  const isPractising = dice() < REALISTIC.practising;
  const after = raced(races, drift);
  const helped = Array.from({ length: LOTS }, () => {
    const drawn = drawHalves(weak, COACH.mostParts.type, dice);
    const quicker = drawn.flatMap(({ part, isCoached }) =>
      isCoached ? [[part, (drift[part] ?? 1) * (1 - EFFECT)] as const] : [],
    );
    return outcomeOf("type", drawn, isPractising ? raced(races, { ...drift, ...Object.fromEntries(quicker) }) : after);
  });
  return { weak, after, helped };
}

const drawnAgain = ({ weak, after }: Racer, dice: Dice): Outcome | undefined =>
  outcomeOf("type", drawHalves(weak, COACH.mostParts.type, dice), after);

const shareOf = <T>(all: readonly T[], is: (each: T) => boolean): number => all.filter(is).length / all.length;
const runs = (isSo: () => boolean): number => shareOf(Array.from({ length: RUNS }, isSo), (is) => is);

it("claims hardly anything where practice does nothing, and finds that it saves a twentieth", () => {
  const asked = references(diceOf("racers who are asked"));
  const from = diceOf("coached racers");
  const racers: Racer[] = [];
  let seen = 0;
  for (; racers.length < RACERS; seen++) {
    const racer = racerOf(asked, from);
    if (racer) racers.push(racer);
  }
  note("racers with weak pairs after 15 races and more", (RACERS / seen) * 100, "%");

  const dice = diceOf("lots");
  const alone = racers.flatMap((racer) => Array.from({ length: REDRAWN }, () => drawnAgain(racer, dice)));
  const outcomes = alone.flatMap((outcome) => outcome ?? []);
  note("of them, raced enough in the second week", (outcomes.length / alone.length) * 100, "%");
  const claimed = shareOf(outcomes, ({ more }) => isSure(more));
  note("racers of whom a gain is claimed where practice does nothing", claimed * 100, "%", 5);

  const isEverClaimed = (): boolean => {
    let found = NOTHING_FOUND_YET;
    return shuffled(racers, dice).some((racer) => {
      const outcome = drawnAgain(racer, dice);
      if (outcome) found = withOutcome(found, outcome);
      return foundBy(found)?.isSure === true;
    });
  };
  const ever = runs(isEverClaimed);
  note("worlds in which it is claimed of all, looked at after each of 1,000 racers", ever * 100, "%", 5);

  const isMissed = (): boolean => {
    let found = NOTHING_FOUND_YET;
    for (let nth = 0; nth < RACERS; nth++) {
      const outcome = pick(dice, racers).helped[Math.floor(dice() * LOTS)];
      if (outcome) found = withOutcome(found, outcome);
    }
    const { gain, isSure } = foundBy(found) ?? { gain: 0, isSure: false };
    return !(isSure && gain > 0);
  };
  const missed = runs(isMissed);
  note("worlds in which 1,000 racers don't show that practice saves 5 %", missed * 100, "%", 20);

  expect(claimed).toBeLessThanOrEqual(0.05);
  expect(ever).toBeLessThanOrEqual(0.05);
  expect(missed).toBeLessThanOrEqual(0.2);
});
