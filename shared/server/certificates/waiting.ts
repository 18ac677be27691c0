import { sql, type Kysely, type RawBuilder } from "kysely";

import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { HoldID, RaceID, SectionID, UserID } from "../../ids.ts";
import { isEndedByCertificate, type HoldKind, type HoldReason } from "../../rules/fair-play/reward-hold.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";

/** What waits in one open hold, of one kind of problems or of typing. */
export interface Waiting {
  readonly userID: UserID;
  readonly holdID: HoldID;
  readonly site: Site;
  readonly kind: HoldKind;
  readonly reason: HoldReason;
  readonly sinceStamp: Stamp;
  readonly lessonID: LessonID | null;
  readonly races: number;
  readonly cash: number;
  readonly experience: number;
  /** The fastest of them, in WPM or right answers a minute. */
  readonly speed: number;
  /** The newest of them. */
  readonly raceID: RaceID;
  /** Whether a person has been asked to look at it. */
  readonly isAsked: boolean;
}

/** What waits for a racer, the longest first. */
export const waitingOf = (db: Kysely<Database>, userID: UserID): Promise<readonly Waiting[]> =>
  waitingWhere(db, sql`h.user_id = ${userID}`);

/** The same for all members of a class, of races that they began in it. @param userID only of one of them */
export const waitingInClass = (
  db: Kysely<Database>,
  sectionID: SectionID,
  userID?: UserID,
): Promise<readonly Waiting[]> =>
  waitingWhere(
    db,
    sql`h.user_id in (select user_id from section_members where section_id = ${sectionID} and standing = 'member')
      and (${userID ?? null}::bigint is null or h.user_id = ${userID ?? null})
      and races.started_stamp >= (select m.joined_stamp from section_members m where m.user_id = h.user_id)`,
  );

async function waitingWhere(db: Kysely<Database>, which: RawBuilder<unknown>): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select h.user_id as "userID", h.hold_id as "holdID", h.site, h.kind, h.reason, h.since_stamp as "sinceStamp", races.lesson_id as "lessonID",
      count(*)::int as races, sum(w.cash) as cash, sum(w.experience) as experience, max(r.speed) as speed,
      (array_agg(w.race_id order by races.started_stamp desc))[1] as "raceID",
      bool_or(coalesce(a.state = 'open', false)) as "isAsked"
    from reward_holds h
    join race_rewards w on w.hold_id = h.hold_id and w.state = 'held'
    join race_results r on r.race_id = w.race_id and r.slot = w.slot
    join races on races.race_id = w.race_id
    left join appeals a on a.race_id = w.race_id and a.slot = w.slot
    where ${which} and h.ended_stamp is null
    group by h.hold_id, races.lesson_id
    order by h.since_stamp, h.hold_id, races.lesson_id nulls first`.execute(db);
  return rows;
}

/** The part of what waits that a certificate of this kind ends. */
export const certifiable = (
  waiting: readonly Waiting[],
  site: Site,
  lessonID: LessonID | null,
  now: Stamp,
): readonly Waiting[] =>
  waiting.filter(
    (each) => each.site === site && each.lessonID === lessonID && isEndedByCertificate(each.kind, each.sinceStamp, now),
  );
