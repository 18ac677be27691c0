import { sql, type Kysely } from "kysely";

import type { HoldID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { before, days, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";

/** Holds of a racer that are shown. */
export const MOST_HOLDS = 50;

/** Holds of a racer for speed and signs on both sites, the last first. @param besides the hold that the case is about */
export const holdsOf = (db: Kysely<Database>, userID: UserID, besides?: HoldID) =>
  db
    .selectFrom("reward_holds")
    .select(["reason", "since_stamp", "ended_by", "is_released", "words"])
    .where("user_id", "=", userID)
    .where("kind", "!=", "bot-check")
    .where("hold_id", "is distinct from", besides ?? null)
    .orderBy("since_stamp", "desc")
    .orderBy("hold_id", "desc")
    .limit(MOST_HOLDS)
    .execute();

/** One hold, and what is known of its racer. Refuses: notFound. */
export async function heldCaseOf(db: Kysely<Database>, holdID: HoldID) {
  const hold = await db
    .selectFrom("reward_holds as h")
    .innerJoin("users as u", "u.user_id", "h.user_id")
    .selectAll("h")
    .select(["u.username", "u.created_stamp", "u.races_played"])
    .where("h.hold_id", "=", holdID)
    .executeTakeFirst();
  if (!hold) throw new Refusal("notFound", "There's no such hold.");
  const certificates = await db
    .selectFrom("certificates")
    .leftJoin("users as w", "w.user_id", "witness_id")
    .select(["certificates.lesson_id", "speed", "won_stamp", "revoked_stamp", "w.username as witness"])
    .select(sql<string>`case when is_witnessed then 'witness' else method end`.as("method"))
    .where("certificates.user_id", "=", hold.user_id)
    .where("site", "=", hold.site)
    .orderBy("won_stamp")
    .execute();
  return { hold, certificates, others: await holdsOf(db, hold.user_id, holdID) };
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
      (count(*) filter (where ended_by = 'moderator' and not is_released and operator is not null))::int as refused,
      (count(*) filter (where ended_stamp is null))::int as open,
      percentile_cont(0.5) within group (order by (ended_stamp - since_stamp) / 3600.0)
        filter (where ended_by = 'moderator' and operator is not null) as "hoursToDecision"
    from reward_holds
    where kind <> 'bot-check' and since_stamp >= ${before(now, days(84))}
    group by 1 order by 1 desc`.execute(db);
  return rows;
}
