import { sql, type Kysely } from "kysely";

import type { RaceID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Work } from "../platform/work.ts";
import type { RaceOutcome } from "../race/outcome.ts";

/** As long as key logs, which it contains. @source rules Privacy */
const KEPT = days(KEPT_DAYS.keyLog);
const REASON_LENGTH = 500;

/** A race with seats that could not be settled. */
export interface SetAsideRace {
  readonly outcome: RaceOutcome;
  /** The unsettled seats. */
  readonly slots: readonly number[];
  readonly reason: string;
  readonly setAsideStamp: Stamp;
}

/** Sets a race, or some of its seats, aside for an operator, so that it blocks no other. */
export async function setAside(
  { trx, now }: Work,
  outcome: RaceOutcome,
  slots: readonly number[],
  reason: string,
): Promise<void> {
  const values = {
    slots: [...slots],
    // Also of seats that are settled: the outcome names everybody.
    user_ids: outcome.results.flatMap(({ seat: { userID } }) =>
      Number.isSafeInteger(userID) ? [userID as UserID] : [],
    ),
    // As text: what the database refused may be text that jsonb does not accept.
    outcome: JSON.stringify(outcome),
    reason: JSON.stringify(reason).slice(1, -1).slice(0, REASON_LENGTH),
    set_aside_stamp: now,
    dropped_stamp: null,
    dropped_reason: null,
  };
  await trx
    .insertInto("set_aside_races")
    .values({ race_id: outcome.raceID, ...values })
    .onConflict((conflict) => conflict.column("race_id").doUpdateSet(values))
    .execute();
}

/** Races that wait for an operator, the oldest first. */
export async function setAsideRaces(db: Kysely<Database>): Promise<readonly SetAsideRace[]> {
  const rows = await db
    .selectFrom("set_aside_races")
    .selectAll()
    .where("dropped_stamp", "is", null)
    .orderBy("set_aside_stamp")
    .execute();
  return rows.map(readRow);
}

/** Locks one that waits. Refuses: raceNotFound. */
export async function setAsideRace({ trx }: Work, raceID: RaceID): Promise<SetAsideRace> {
  const row = await trx
    .selectFrom("set_aside_races")
    .selectAll()
    .where("race_id", "=", raceID)
    .where("dropped_stamp", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal("raceNotFound", "No race with this id is set aside.");
  return readRow(row);
}

/** Deletes one that is settled after all. */
export async function takeBack({ trx }: Work, raceID: RaceID): Promise<void> {
  await trx.deleteFrom("set_aside_races").where("race_id", "=", raceID).execute();
}

/** Drops one for good, by an operator's decision with a reason. Refuses: raceNotFound. */
export async function dropSetAside(work: Work, raceID: RaceID, reason: string): Promise<void> {
  await setAsideRace(work, raceID);
  await work.trx
    .updateTable("set_aside_races")
    .set({ dropped_stamp: work.now, dropped_reason: reason })
    .where("race_id", "=", raceID)
    .execute();
}

/** The number that wait for an operator. */
export async function countSetAside(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from set_aside_races where dropped_stamp is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export const purgeSetAside = purge("set_aside_races", (now) => sql`set_aside_stamp < ${before(now, KEPT)}`);

/** Removes everything that identifies erased accounts from their races. */
export async function eraseFromSetAside({ trx }: Work, userIDs: readonly UserID[]): Promise<void> {
  const rows = await trx
    .selectFrom("set_aside_races")
    .select(["race_id", "outcome"])
    .where(sql<boolean>`user_ids && ${userIDs}::bigint[]`)
    .forUpdate()
    .execute();
  for (const { race_id, outcome: text } of rows) {
    const outcome = JSON.parse(text) as RaceOutcome;
    const isErased = (userID: UserID | null): boolean => userID !== null && userIDs.includes(userID);
    const results = outcome.results.map((result) =>
      isErased(result.seat.userID)
        ? {
            ...result,
            seat: { ...result.seat, userID: null, displayName: "Erased racer", tag: null, tagColor: null },
            keyLog: "",
            releases: undefined,
          }
        : result,
    );
    await trx
      .updateTable("set_aside_races")
      .set({
        outcome: JSON.stringify({ ...outcome, results }),
        user_ids: sql`array(select unnest(user_ids) except select unnest(${userIDs}::bigint[]))`,
      })
      .where("race_id", "=", race_id)
      .execute();
  }
}

interface SetAsideRow {
  readonly outcome: string;
  readonly slots: readonly number[];
  readonly reason: string;
  readonly set_aside_stamp: Stamp;
}

const readRow = ({ outcome, slots, reason, set_aside_stamp }: SetAsideRow): SetAsideRace => ({
  outcome: JSON.parse(outcome) as RaceOutcome,
  slots,
  reason,
  setAsideStamp: set_aside_stamp,
});
