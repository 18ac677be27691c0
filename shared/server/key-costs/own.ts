import type { Kysely } from "kysely";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { FactCost, KeyCost, KeyStats } from "../../contracts/race/key-costs.ts";
import type { UserID } from "../../ids.ts";
import { racesOf } from "../../rules/key-costs/costs.ts";
import { MOST_TOLD, RACES_NEEDED } from "../../rules/key-costs/numbers.ts";
import { paceOf } from "../../rules/key-costs/reference.ts";
import { weighedFacts, type WeighedFact } from "../../rules/key-costs/weak-facts.ts";
import { weakPairs, weighedKeys, type Ranked } from "../../rules/key-costs/weak-pairs.ts";
import type { Weighed } from "../../rules/key-costs/weigh.ts";
import { isAmong } from "../../rules/known.ts";
import type { Database } from "../database.ts";
import { knownCostsOf } from "./known.ts";
import { comparedWith } from "./references.ts";

/** What costs a racer most time, for the racer alone. */
export async function keyStatsOf(db: Kysely<Database>, userID: UserID, site: Site): Promise<KeyStats> {
  const { costs } = await knownCostsOf(db, userID, site);
  const paceMs = paceOf(costs);
  const { compared, racers } = await comparedWith(db, paceMs ?? 0);
  const isTyped = site === "type";
  return {
    races: racesOf(costs),
    racesNeeded: RACES_NEEDED,
    comparedWith: racers,
    pairs: isTyped ? weakPairs(costs, compared).slice(0, MOST_TOLD).map(told) : [],
    keys: isTyped ? weighedKeys(costs, compared).map(told) : [],
    facts: isTyped ? [] : weighedFacts(costs).flatMap(toldFact),
  };
}

const inMs = (value: number): number => Math.round(value * 10) / 10;
const inShare = (value: number): number => Math.round(value * 1_000) / 1_000;

const figuresOf = ({ uses, ownMs, usualMs, missed, usualMissed, isWeak }: Weighed) => ({
  uses: Math.round(uses),
  ownMs: inMs(ownMs),
  usualMs: inMs(usualMs),
  missed: inShare(missed),
  usualMissed: inShare(usualMissed),
  isWeak,
});

const told = (ranked: Ranked): KeyCost => ({
  ...figuresOf(ranked),
  part: ranked.part,
  times: inMs(ranked.times),
  lostInHundredMs: inMs(ranked.lostInHundredMs),
});

/** Nothing of a lesson that only another version knows. */
const toldFact = ({ lesson, ...fact }: WeighedFact): readonly FactCost[] =>
  isAmong(LESSON_IDS, lesson)
    ? [{ ...figuresOf(fact), fact: fact.part, lessonID: lesson, lostMs: inMs(fact.lostMs) }]
    : [];
