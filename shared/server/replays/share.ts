import { randomBytes } from "node:crypto";

import type { Kysely } from "kysely";

import type { RaceRecord } from "../../contracts/race/race.ts";
import type { RaceID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";
import { recordSeenByOthers } from "../race/seen-by-others.ts";

const CODE_BYTES = 12;

/**
 * Lets anyone with the code watch the racer's race. Asking again gives the same code. Refuses: raceNotFound, notFound
 * once the key log is gone.
 */
export async function shareRace({ trx, now }: Work, raceID: RaceID, userID: UserID): Promise<string> {
  const own = await trx
    .selectFrom("race_results as r")
    .leftJoin("key_logs as k", (join) => join.onRef("k.race_id", "=", "r.race_id").onRef("k.slot", "=", "r.slot"))
    .select(["r.slot", "k.slot as logSlot"])
    .where("r.race_id", "=", raceID)
    .where("r.user_id", "=", userID)
    .executeTakeFirst();
  if (!own) throw new Refusal("raceNotFound", "You weren't in that race.");
  if (own.logSlot === null) throw new Refusal("notFound", "The keys of that race are no longer kept.");
  const row = await trx
    .insertInto("race_shares")
    .values({
      race_id: raceID,
      slot: own.slot,
      user_id: userID,
      share_code: randomBytes(CODE_BYTES).toString("base64url"),
      created_stamp: now,
    })
    .onConflict((conflict) => conflict.columns(["race_id", "slot"]).doUpdateSet({ user_id: userID }))
    .returning("share_code")
    .executeTakeFirstOrThrow();
  return row.share_code;
}

/** Ends the link for good: sharing again makes a new one. */
export async function endShare({ trx }: Work, raceID: RaceID, userID: UserID): Promise<null> {
  await trx.deleteFrom("race_shares").where("race_id", "=", raceID).where("user_id", "=", userID).execute();
  return null;
}

/** A shared race. Refuses: notFound. */
export async function sharedRecordOf(db: Kysely<Database>, shareCode: string): Promise<Omit<RaceRecord, "raceID">> {
  const share = await db.selectFrom("race_shares").selectAll().where("share_code", "=", shareCode).executeTakeFirst();
  if (!share) throw new Refusal("notFound", "This link has ended, or never was one.");
  return recordSeenByOthers(db, share.race_id, { userID: share.user_id, slot: share.slot });
}
