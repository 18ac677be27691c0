import { sql, type NotNull, type RawBuilder } from "kysely";

import { textByID } from "../../content/texts/by-id.ts";
import type { RaceID, TextID, UserID } from "../../ids.ts";
import { rhythmBands } from "../../rules/fair-play/rhythm.ts";
import type { Signal } from "../../rules/fair-play/signal.ts";
import { traceOf, type Trace } from "../../rules/fair-play/trace.ts";
import { signalsOf, assess, type Verdict } from "../../rules/fair-play/verdict.ts";
import { decodeKeyLog } from "../../rules/race/key-log.ts";
import { withReleases } from "../../rules/race/release-log.ts";
import { before, days, type Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";
import { handsOf } from "../players/hands.ts";
import { assessMath } from "./assess-math.ts";

/** The number of a racer's races, and of others with a similar rhythm, that are compared. */
const EARLIER_RACES = 20;
const OTHER_RACES = 5;
/** Of the hours that somebody keeps. */
const DAYS_OF_STARTS = days(3);
const HALF_HOUR = 1_800;

interface StoredLog {
  readonly text_id: TextID;
  readonly keys: Uint8Array;
  readonly releases: Uint8Array | null;
}

/** Nothing of a text that only another version knows. */
const tracesOf = (logs: readonly StoredLog[]): readonly Trace[] =>
  logs.flatMap(({ text_id, keys, releases }) => {
    const text = textByID(text_id);
    return text ? [traceOf(text.body, withReleases(decodeKeyLog(text.body, keys), releases))] : [];
  });

/** Assesses one racer's race against stored ones, and stores its rhythm. Does nothing without a log and what it answers to. */
export async function assessFairPlay(
  work: Work,
  raceID: RaceID,
  slot: number,
  userID: UserID,
): Promise<{ verdict: Verdict; signals: readonly Signal[] }> {
  const [own, ...earlier] = await logsUntil(work, raceID, slot, userID);
  if (!own) return assessMath(work, raceID, slot, userID);
  const [now] = own?.race_id === raceID ? tracesOf([own]) : [];
  if (!now) return { verdict: "clear", signals: [] };
  const bands = rhythmBands(now.steps);
  const others = await likeRhythms(work, bands, userID);
  await work.trx
    .insertInto("race_rhythms")
    .values({ race_id: raceID, slot, bands, created_stamp: work.now })
    .onConflict((conflict) => conflict.columns(["race_id", "slot"]).doNothing())
    .execute();
  const signals = signalsOf({
    now,
    earlier: tracesOf(earlier.toReversed()),
    others: tracesOf(others),
    hands: await handsOf(work.trx, userID),
    startStamps: await startsUntil(work, userID, own.started_stamp),
  });
  return { verdict: assess(null, signals), signals };
}

/**
 * The race's log, if kept, then those that are kept of the racer's last typing races that started no later, newest first. The
 * order of settlement makes no difference, nor do races further back.
 */
async function logsUntil({ trx }: Work, raceID: RaceID, slot: number, userID: UserID) {
  const lastWhere = (condition: RawBuilder<unknown>) => sql`(
    select r.race_id, r.slot, r.started_stamp from race_results r join races on races.race_id = r.race_id
    where r.user_id = ${userID} and r.standing = 'finished' and r.started_stamp <= own.started_stamp and ${condition}
    order by r.started_stamp desc, r.race_id = ${raceID} desc limit ${EARLIER_RACES + 1})`;
  const { rows } = await sql<StoredLog & { readonly race_id: RaceID; readonly started_stamp: Stamp }>`
    with own as (
      select r.started_stamp from race_results r join key_logs using (race_id, slot) join races using (race_id)
      where race_id = ${raceID} and slot = ${slot} and races.text_id is not null)
    select last.race_id, last.started_stamp, races.text_id, k.keys, k.releases
    from own cross join lateral (
      ${lastWhere(sql`r.site = 'type'`)} union all ${lastWhere(sql`r.site is null and races.site = 'type'`)}) last
    join races on races.race_id = last.race_id and races.text_id is not null
    join key_logs k on k.race_id = last.race_id and k.slot = last.slot
    order by last.started_stamp desc, last.race_id = ${raceID} desc limit ${EARLIER_RACES + 1}`.execute(trx);
  return rows;
}

/** When the racer's typing races of the last days started: the first and the last of each half hour. */
async function startsUntil({ trx }: Work, userID: UserID, until: Stamp): Promise<readonly Stamp[]> {
  const { rows } = await sql<{ readonly first: Stamp; readonly last: Stamp }>`
    select min(started_stamp) as first, max(started_stamp) as last from race_results
    where user_id = ${userID} and site = 'type' and standing = 'finished'
      and started_stamp between ${before(until, DAYS_OF_STARTS)} and ${until}
    group by started_stamp / ${HALF_HOUR}`.execute(trx);
  return rows.flatMap(({ first, last }) => [first, last]);
}

/** Stored races of others that share a fingerprint. */
const likeRhythms = ({ trx }: Work, bands: readonly number[], userID: UserID) =>
  trx
    .selectFrom("race_rhythms as y")
    .innerJoin("race_results as r", (join) => join.onRef("r.race_id", "=", "y.race_id").onRef("r.slot", "=", "y.slot"))
    .innerJoin("races", "races.race_id", "r.race_id")
    .innerJoin("key_logs as k", (join) => join.onRef("k.race_id", "=", "r.race_id").onRef("k.slot", "=", "r.slot"))
    .select(["races.text_id", "k.keys", "k.releases"])
    .where(sql<boolean>`y.bands && ${bands}::integer[]`)
    .where("r.user_id", "!=", userID)
    .where("races.text_id", "is not", null)
    .$narrowType<{ text_id: NotNull }>()
    .orderBy("y.created_stamp", "desc")
    .limit(OTHER_RACES)
    .execute();
