import type { Kysely } from "kysely";

import { LESSON_IDS, type LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { CoachPlan, EndedFortnight, Fortnight } from "../../contracts/race/coach.ts";
import type { UserID } from "../../ids.ts";
import { foundBy } from "../../rules/coach/finding.ts";
import type { DrawnPart } from "../../rules/coach/lot.ts";
import { COACH } from "../../rules/coach/numbers.ts";
import { isSure, shareOfError, shareOfTime, type Gain } from "../../rules/coach/outcome.ts";
import { weakParts } from "../../rules/coach/weak-parts.ts";
import { racesOf, type Costs } from "../../rules/key-costs/costs.ts";
import { RACES_NEEDED } from "../../rules/key-costs/numbers.ts";
import { paceOf } from "../../rules/key-costs/reference.ts";
import { weighedFacts } from "../../rules/key-costs/weak-facts.ts";
import { isAmong } from "../../rules/known.ts";
import { dayOf, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { knownCostsOf } from "../key-costs/known.ts";
import { comparedWith } from "../key-costs/references.ts";
import { gainsOf, isOver, latestFortnights, type FortnightRow } from "./fortnights.ts";
import { pacesOf } from "./paces.ts";

/** Facts among which those that are coached come. */
const MOST_KNOWN = 40;

/** What a racer practises, and what it has brought: for the racer alone. */
export async function coachPlanOf(db: Kysely<Database>, userID: UserID, site: Site, now: Stamp): Promise<CoachPlan> {
  const { costs, inSpan } = await knownCostsOf(db, userID, site);
  const { compared } = await comparedWith(db, paceOf(costs) ?? 0);
  const rows = await latestFortnights(db, userID, site, 2);
  const [running, over] = [rows.find((row) => !isOver(row, now)), rows.find((row) => isOver(row, now))];
  return {
    site,
    races: racesOf(costs),
    racesNeeded: RACES_NEEDED,
    weak: weakParts(site, costs, compared).length,
    weakNeeded: COACH.fewestParts,
    fortnight: running ? fortnightOf(running, costs, now) : null,
    last: over ? endedOf(over, inSpan) : null,
    finding: await findingOn(db, site),
  };
}

function fortnightOf(row: FortnightRow, costs: Costs, now: Stamp): Fortnight {
  const today = dayOf(now);
  const daysBefore = row.days.filter((day) => day < today).length;
  return {
    startedStamp: row.started_stamp,
    endsStamp: row.ends_stamp,
    coached: halfOf(row, true).map((part) => ({ ...toldPart(part), card: row.cards[part.part] ?? null })),
    left: halfOf(row, false).map(toldPart),
    known: knownFacts(row, costs),
    paceMs: pacesOf(costs),
    daysBefore,
    days: row.days.length,
    todayMs: row.days.at(-1) === today ? row.last_day_ms : 0,
    practisedMs: row.practised_ms,
  };
}

function endedOf(row: FortnightRow, inSpan: Costs): EndedFortnight {
  const gains = gainsOf(row, inSpan);
  return {
    startedStamp: row.started_stamp,
    endsStamp: row.ends_stamp,
    days: row.days.length,
    practisedMs: row.practised_ms,
    coached: halfOf(row, true).map(toldPart),
    left: halfOf(row, false).map(toldPart),
    outcome: gains && {
      coached: toldGain(gains.coached),
      left: toldGain(gains.left),
      more: { ...toldGain(gains.more), isSure: isSure(gains.more) },
      matches: gains.matches,
    },
  };
}

/** Nothing of a lesson that only another version knows. */
const halfOf = ({ site, parts }: FortnightRow, isCoached: boolean): readonly DrawnPart[] =>
  parts.filter((part) => part.isCoached === isCoached && (site === "type" || lessonOf(part) !== null));

const lessonOf = ({ group }: DrawnPart): LessonID | null => (isAmong(LESSON_IDS, group) ? group : null);

const toldPart = (part: DrawnPart) => ({ part: part.part, lessonID: lessonOf(part), isMissed: part.isMissed });

/** As shares of the time, with 95% of chance. */
const toldGain = ({ gain, error }: Gain): Gain => inShares(gain, COACH.sureness * error);

const inShares = (gain: number, error: number): Gain => ({
  gain: rounded(shareOfTime(gain)),
  error: rounded(shareOfError(gain, error)),
});

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function knownFacts({ site, parts }: FortnightRow, costs: Costs): readonly string[] {
  if (site === "type") return [];
  const lessons = new Set(parts.filter(({ isCoached }) => isCoached).map(({ group }) => group));
  const drawn = new Set(parts.map(({ part }) => part));
  const known = weighedFacts(costs).filter(
    ({ lesson, part, isWeak }) => !isWeak && lessons.has(lesson) && !drawn.has(part),
  );
  return [...new Set(known.toReversed().map(({ part }) => part))].slice(0, MOST_KNOWN);
}

async function findingOn(db: Kysely<Database>, site: Site): Promise<CoachPlan["finding"]> {
  const row = await db.selectFrom("coach_findings").selectAll().where("site", "=", site).executeTakeFirst();
  const found = row && foundBy(row);
  return found ? { ...inShares(found.gain, found.error), racers: row.racers, isSure: found.isSure } : null;
}
