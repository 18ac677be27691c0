import { sql, type Kysely } from "kysely";

import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";
import type { LeagueKind } from "./kinds.ts";

const keyOf = ({ span }: LeagueKind, week: number) => sql`hashtext(${`closing ${span}`}), ${week}`;

/** Came while the week was being closed, and waits until its groups are. */
export const IS_WAITING = sql`group_id is null and reason is null and points = 0`;

/** Keeps a week from being closed until the transaction ends. Any number of operations may hold it at once. */
export const shareWeek = ({ trx }: Work, kind: LeagueKind, week: number) =>
  sql`select pg_advisory_xact_lock_shared(${keyOf(kind, week)})`.execute(trx);

/** Begins to close a week: from now on nobody joins it. Whoever is joining is waited for. */
export async function beginClosing({ trx, now }: Work, kind: LeagueKind, week: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(kind, week)})`.execute(trx);
  await trx
    .insertInto("closings")
    .values({ what: kind.span, period: week, state: "closing", stamp: now })
    .onConflict((conflict) => conflict.columns(["what", "period"]).doNothing())
    .execute();
}

/** Closes a week without open groups, in which nobody waits. Whoever is coming is waited for. @returns whether it is closed */
export async function endClosing({ trx, now }: Work, kind: LeagueKind, week: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${keyOf(kind, week)})`.execute(trx);
  const { numAffectedRows = 0n } = await sql`
    update closings set state = 'closed', stamp = ${now}
    where what = ${kind.span} and period = ${week} and state = 'closing'
      and not exists (select 1 from ${kind.groups} where week = ${week} and closed_stamp is null)
      and not exists (select 1 from ${kind.places} where week = ${week} and ${IS_WAITING})`.execute(trx);
  return numAffectedRows > 0n;
}

export type ClosingState = Database["closings"]["state"];

/** How far a week is closed; undefined while nobody has begun to. */
export async function stateOf(
  db: Kysely<Database>,
  { span }: LeagueKind,
  week: number,
): Promise<ClosingState | undefined> {
  const row = await db
    .selectFrom("closings")
    .select("state")
    .where("what", "=", span)
    .where("period", "=", week)
    .executeTakeFirst();
  return row?.state;
}

/** The last week that is closed, and whether the next one is being closed. Weeks are closed in turn. */
export async function lastClosed(
  db: Kysely<Database>,
  { span }: LeagueKind,
): Promise<{ readonly week: number; readonly isClosing: boolean } | undefined> {
  const rows = await db
    .selectFrom("closings")
    .select(["period", "state"])
    .where("what", "=", span)
    .orderBy("period", "desc")
    .limit(2)
    .execute();
  const closed = rows.find(({ state }) => state === "closed");
  return closed && { week: closed.period, isClosing: rows[0] !== closed };
}

const running = (until: Stamp) => sql`from running_races where started_stamp < ${until} and abandoned_stamp is null`;
const unpaid = (until: Stamp) => sql`
  from race_rewards w join race_results r on r.race_id = w.race_id and r.slot = w.slot
  where w.state = 'due' and r.started_stamp < ${until}`;

/** Whether a race that began before a moment is unsettled, or unpaid though nothing holds it any more. */
export async function isSettling(db: Kysely<Database>, until: Stamp): Promise<boolean> {
  const { rows } = await sql`
    select 1 where exists (select 1 ${running(until)}) or exists (select 1 ${unpaid(until)})`.execute(db);
  return rows.length > 0;
}

/** How many of them there are. */
export async function countSettling(
  db: Kysely<Database>,
  until: Stamp,
): Promise<{ readonly races: number; readonly rewards: number }> {
  const { rows } = await sql<{ races: number; rewards: number }>`
    select (select count(*) ${running(until)}) as races, (select count(*) ${unpaid(until)}) as rewards`.execute(db);
  return rows[0] ?? { races: 0, rewards: 0 };
}
