import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../postgres/tables.ts";

/** Columns that are secrets or their hashes: no use to anybody but the product. */
const SECRET_COLUMNS = [
  "password_hash",
  "totp_secret",
  "totp_pending_secret",
  "totp_last_step",
  "username_skeleton",
] as const;

/** Everything that is kept about an account, as one document. @source rules Privacy */
export async function exportOf(db: Kysely<Database>, userID: UserID): Promise<Record<string, unknown>> {
  const account = await db.selectFrom("users").selectAll().where("user_id", "=", userID).executeTakeFirstOrThrow();
  const [sessions, providers, races] = await Promise.all([
    db
      .selectFrom("sessions")
      .select(["created_stamp", "expires_stamp", "revoked_stamp"])
      .where("user_id", "=", userID)
      .orderBy("created_stamp")
      .execute(),
    db
      .selectFrom("provider_links")
      .select(["provider", "subject", "linked_stamp"])
      .where("user_id", "=", userID)
      .execute(),
    db
      .selectFrom("race_results")
      .leftJoin("key_logs", (join) =>
        join.onRef("key_logs.race_id", "=", "race_results.race_id").onRef("key_logs.slot", "=", "race_results.slot"),
      )
      .selectAll("race_results")
      .select("key_logs.keys")
      .where("race_results.user_id", "=", userID)
      .orderBy("race_results.started_stamp")
      .execute(),
  ]);
  return {
    account: Object.fromEntries(
      Object.entries(account).filter(([name]) => !SECRET_COLUMNS.some((each) => each === name)),
    ),
    sessions,
    providers,
    races: races.map(({ keys, ...race }) => ({ ...race, keyLog: keys && Buffer.from(keys).toString("base64") })),
  };
}
