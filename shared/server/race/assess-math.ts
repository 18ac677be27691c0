import { sql, type NotNull, type RawBuilder } from "kysely";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import type { RaceID, UserID } from "../../ids.ts";
import { answerBands } from "../../rules/fair-play/math/rhythm.ts";
import { isWeighable, mathTraceOf, type MathTrace } from "../../rules/fair-play/math/trace.ts";
import { mathSignalsOf } from "../../rules/fair-play/math/verdict.ts";
import type { Signal } from "../../rules/fair-play/signal.ts";
import { assess, type Verdict } from "../../rules/fair-play/verdict.ts";
import { isAmong } from "../../rules/known.ts";
import { decodeAnswerLog } from "../../rules/math/answer-log.ts";
import type { Problem } from "../../rules/math/problem.ts";
import type { Work } from "../platform/work.ts";
import { handsOf } from "../players/hands.ts";

/** The number of a racer's races, and of others with a similar rhythm, that are compared. */
const EARLIER_RACES = 20;
const OTHER_RACES = 5;

interface StoredAnswers {
  readonly lesson_id: string;
  readonly problems: readonly Problem[];
  readonly keys: Uint8Array;
}

/** Nothing of lessons or problems that only another version knows. */
const tracesOf = (logs: readonly StoredAnswers[]): readonly MathTrace[] =>
  logs.flatMap(({ lesson_id: lessonID, problems, keys }) =>
    isAmong(LESSON_IDS, lessonID) && isWeighable(problems)
      ? [mathTraceOf(lessonID, problems, decodeAnswerLog(keys))]
      : [],
  );

/** Assesses one racer's math race against stored ones, and stores its rhythm. Does nothing without a log of answers. */
export async function assessMath(
  work: Work,
  raceID: RaceID,
  slot: number,
  userID: UserID,
): Promise<{ verdict: Verdict; signals: readonly Signal[] }> {
  const own = await answersOf(work, raceID, slot);
  const [now] = own ? tracesOf([own]) : [];
  if (!own || !now) return { verdict: "clear", signals: [] };
  const bands = answerBands(now.rhythms);
  const before = await answersBefore(work, raceID, userID, own);
  const others = await likeRhythms(work, raceID, bands, userID);
  await work.trx
    .insertInto("race_rhythms")
    .values({ race_id: raceID, slot, bands, created_stamp: work.now })
    .onConflict((conflict) => conflict.columns(["race_id", "slot"]).doNothing())
    .execute();
  const signals = mathSignalsOf({
    now,
    earlier: tracesOf(before.toReversed()),
    others: tracesOf(others),
    hands: await handsOf(work.trx, userID),
  });
  return { verdict: assess(null, signals), signals };
}

const answersOf = ({ trx }: Work, raceID: RaceID, slot: number) =>
  trx
    .selectFrom("race_results as r")
    .innerJoin("races", "races.race_id", "r.race_id")
    .innerJoin("key_logs as k", (join) => join.onRef("k.race_id", "=", "r.race_id").onRef("k.slot", "=", "r.slot"))
    .select(["r.started_stamp", "races.lesson_id", "races.problems", "k.keys"])
    .where("r.race_id", "=", raceID)
    .where("r.slot", "=", slot)
    .where("races.problems", "is not", null)
    .$narrowType<{ lesson_id: NotNull; problems: NotNull }>()
    .executeTakeFirst();

/**
 * The logs that are kept of the racer's last math races that started no later, newest first. The order of settlement makes no
 * difference, nor do races further back.
 */
async function answersBefore({ trx }: Work, raceID: RaceID, userID: UserID, own: { readonly started_stamp: number }) {
  const lastWhere = (condition: RawBuilder<unknown>) => sql`(
    select r.race_id, r.slot, r.started_stamp from race_results r join races on races.race_id = r.race_id
    where r.user_id = ${userID} and r.standing = 'finished' and r.started_stamp <= ${own.started_stamp} and ${condition}
    order by r.started_stamp desc limit ${EARLIER_RACES + 1})`;
  const { rows } = await sql<StoredAnswers>`
    select races.lesson_id, races.problems, k.keys
    from (${lastWhere(sql`r.site = 'math'`)} union all ${lastWhere(sql`r.site is null and races.site = 'math'`)}) last
    join races on races.race_id = last.race_id and races.problems is not null
    join key_logs k on k.race_id = last.race_id and k.slot = last.slot
    where last.race_id <> ${raceID}
    order by last.started_stamp desc limit ${EARLIER_RACES}`.execute(trx);
  return rows;
}

/** Stored races of others that share a fingerprint; in the same race the same problems make for like waits. */
async function likeRhythms({ trx }: Work, raceID: RaceID, bands: readonly number[], userID: UserID) {
  const { rows } = await sql<StoredAnswers>`
    select races.lesson_id, races.problems, k.keys
    from race_rhythms y
    join race_results r on r.race_id = y.race_id and r.slot = y.slot
    join races on races.race_id = r.race_id and races.problems is not null
    join key_logs k on k.race_id = r.race_id and k.slot = r.slot
    where y.bands && ${bands}::integer[] and r.user_id <> ${userID} and r.race_id <> ${raceID}
    order by y.created_stamp desc limit ${OTHER_RACES}`.execute(trx);
  return rows;
}
