import { sql } from "kysely";

import type { Site } from "../../content/site.ts";
import type { PractisedRound } from "../../contracts/race/coach.ts";
import type { UserID } from "../../ids.ts";
import { reviewed, type FactCard } from "../../rules/coach/cards.ts";
import { countable, type Dated } from "../../rules/coach/practised.ts";
import { dayOf, ms, type Day, type Ms, type Stamp } from "../../units.ts";
import { knownCostsOf } from "../key-costs/known.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { openFortnight, type FortnightRow } from "./fortnights.ts";
import { pacesOf } from "./paces.ts";

interface Said {
  readonly startedStamp: Stamp;
  readonly rounds: readonly PractisedRound[];
}

/**
 * Counts what was practised in the two weeks that are under way, or were over yesterday. What can't be is passed over, so that a browser
 * never says the same for ever. Nothing is paid.
 *
 * @returns how many rounds count
 */
export async function countPractised(work: Work, userID: UserID, site: Site, said: Said): Promise<number> {
  const { trx, now } = work;
  await lockPlayer(work, userID, ["user_id"], "change");
  const row = await openFortnight(work, userID, site);
  if (row?.started_stamp !== said.startedStamp) return 0;
  const span = { startedStamp: row.started_stamp, endsStamp: row.ends_stamp };
  const rounds = countable(said.rounds, site, span, row.practised_ms, now);
  if (rounds.length === 0) return 0;
  const { days, lastDayMs } = daysAfter(row, rounds);
  const cards = await cardsAfter(work, row, rounds);
  await trx
    .updateTable("coach_fortnights")
    .set({
      days: sql`${days}::integer[]`,
      last_day_ms: lastDayMs,
      practised_ms: ms(row.practised_ms + totalOf(rounds)),
      cards: JSON.stringify(cards),
    })
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .where("started_stamp", "=", row.started_stamp)
    .execute();
  return rounds.length;
}

const totalOf = (rounds: readonly Dated<PractisedRound>[]): number =>
  rounds.reduce((all, { elapsedMs }) => all + elapsedMs, 0);

function daysAfter(
  row: FortnightRow,
  rounds: readonly Dated<PractisedRound>[],
): { days: readonly Day[]; lastDayMs: Ms } {
  const days = [...new Set([...row.days, ...rounds.map(({ endedStamp }) => dayOf(endedStamp))])].toSorted(
    (a, b) => a - b,
  );
  const last = days.at(-1);
  const before = last === row.days.at(-1) ? row.last_day_ms : 0;
  return { days, lastDayMs: ms(before + totalOf(rounds.filter(({ endedStamp }) => dayOf(endedStamp) === last))) };
}

async function cardsAfter(
  { trx }: Work,
  { user_id, site, parts, cards }: FortnightRow,
  rounds: readonly Dated<PractisedRound>[],
): Promise<Readonly<Record<string, FactCard>>> {
  if (rounds.every(({ reviews }) => reviews.length === 0)) return cards;
  const paces = pacesOf((await knownCostsOf(trx, user_id, site)).costs);
  const after = new Map(Object.entries(cards));
  for (const { endedStamp, reviews } of rounds) {
    for (const { lessonID, fact, ...review } of reviews) {
      const isCoached = parts.some((part) => part.isCoached && part.group === lessonID && part.part === fact);
      const paceMs = paces[lessonID];
      if (isCoached && paceMs !== undefined) after.set(fact, reviewed(after.get(fact), review, paceMs, endedStamp));
    }
  }
  return Object.fromEntries(after);
}
