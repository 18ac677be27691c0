import { sql, type Kysely } from "kysely";

import type { HoldID, RaceID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { HoldKind, HoldReason } from "../../rules/fair-play/reward-hold.ts";
import type { Signal } from "../../rules/fair-play/signal.ts";
import { before, days, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";

interface HeldCase {
  readonly holdID: HoldID;
  readonly userID: UserID;
  readonly username: string;
  readonly site: string;
  readonly kind: HoldKind;
  readonly reason: HoldReason;
  readonly sinceStamp: Stamp;
  readonly races: number;
  readonly speed: number;
  readonly isAsked: boolean;
}

/** What waits for a person: the holds that only a moderator ends, and those whose racer asked. The longest first. */
export async function casesForModerators(db: Kysely<Database>): Promise<readonly HeldCase[]> {
  const { rows } = await sql<HeldCase>`
    select h.hold_id as "holdID", h.user_id as "userID", u.username, h.site, h.kind, h.reason,
      h.since_stamp as "sinceStamp", count(*)::int as races, max(r.speed) as speed,
      bool_or(coalesce(a.state = 'open', false)) as "isAsked"
    from reward_holds h
    join users u on u.user_id = h.user_id
    join race_rewards w on w.hold_id = h.hold_id and w.state = 'held'
    join race_results r on r.race_id = w.race_id and r.slot = w.slot
    left join appeals a on a.race_id = w.race_id and a.slot = w.slot
    where h.ended_stamp is null
    group by h.hold_id, u.user_id
    having h.kind = 'moderator' or bool_or(coalesce(a.state = 'open', false))
    order by h.since_stamp, h.hold_id
    limit 200`.execute(db);
  return rows;
}

interface HeldRace {
  readonly raceID: RaceID;
  readonly slot: number;
  readonly startedStamp: Stamp;
  readonly speed: number;
  readonly accuracy: number;
  readonly cash: number;
  readonly lessonID: string | null;
  readonly signals: readonly Signal[] | null;
}

/** One hold, its races, and what is known of its racer. Refuses: notFound. */
export async function heldCaseOf(db: Kysely<Database>, holdID: HoldID) {
  const hold = await db
    .selectFrom("reward_holds as h")
    .innerJoin("users as u", "u.user_id", "h.user_id")
    .selectAll("h")
    .select(["u.username", "u.created_stamp", "u.races_played"])
    .where("h.hold_id", "=", holdID)
    .executeTakeFirst();
  if (!hold) throw new Refusal("notFound", "There's no such hold.");
  const { rows: races } = await sql<HeldRace>`
    select w.race_id as "raceID", w.slot, r.started_stamp as "startedStamp", r.speed, r.accuracy, w.cash,
      races.lesson_id as "lessonID", w.signals
    from race_rewards w join race_results r on r.race_id = w.race_id and r.slot = w.slot
    join races on races.race_id = w.race_id
    where w.hold_id = ${holdID} order by r.started_stamp limit 50`.execute(db);
  const certificates = await db
    .selectFrom("certificates")
    .select(["lesson_id", "speed", "method", "won_stamp"])
    .where("user_id", "=", hold.user_id)
    .where("site", "=", hold.site)
    .orderBy("won_stamp")
    .execute();
  const earlier = await db
    .selectFrom("reward_holds")
    .select(["hold_id", "kind", "reason", "since_stamp", "ended_by", "is_released", "words"])
    .where("user_id", "=", hold.user_id)
    .where("site", "=", hold.site)
    .where("hold_id", "!=", holdID)
    .orderBy("since_stamp")
    .execute();
  return { hold, races, certificates, earlier };
}

/** What became of holds in one week (UTC, from Monday on). */
export interface HoldWeek {
  readonly week: Stamp;
  readonly held: number;
  readonly certified: number;
  readonly released: number;
  readonly refused: number;
  readonly open: number;
  /** The median from the beginning of a hold to a moderator's decision; null without one. */
  readonly hoursToDecision: number | null;
}

/** Holds for speed and signs that began in the last twelve weeks, the newest week first. */
export async function weeksOfHolds(db: Kysely<Database>, now: Stamp): Promise<readonly HoldWeek[]> {
  const { rows } = await sql<HoldWeek>`
    select extract(epoch from date_trunc('week', to_timestamp(since_stamp) at time zone 'UTC'))::bigint as week,
      count(*)::int as held,
      (count(*) filter (where ended_by = 'certificate'))::int as certified,
      (count(*) filter (where ended_by = 'moderator' and is_released))::int as released,
      (count(*) filter (where ended_by = 'moderator' and not is_released))::int as refused,
      (count(*) filter (where ended_stamp is null))::int as open,
      percentile_cont(0.5) within group (order by (ended_stamp - since_stamp) / 3600.0)
        filter (where ended_by = 'moderator') as "hoursToDecision"
    from reward_holds
    where kind <> 'bot-check' and since_stamp >= ${before(now, days(84))}
    group by 1 order by 1 desc`.execute(db);
  return rows;
}
