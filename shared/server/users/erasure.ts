import type { UserID } from "../../ids.ts";
import { after, days } from "../../units.ts";
import { changedLetter } from "../mail/letters.ts";
import type { Work } from "../work.ts";

/** How long an account can change its mind. */
export const ERASE_AFTER_DAYS = 14;
const AT_ONCE = 100;

/** Notes the wish to be erased. @source rules Privacy */
export async function askForErasure(work: Work, userID: UserID): Promise<void> {
  const row = await work.trx
    .updateTable("users")
    .set({ erase_stamp: after(work.now, days(ERASE_AFTER_DAYS)) })
    .where("user_id", "=", userID)
    .where("erase_stamp", "is", null)
    .returning(["email", "display_name"])
    .executeTakeFirst();
  if (row?.email) {
    const what = `it will be erased in ${ERASE_AFTER_DAYS} days, unless you keep it on the settings page`;
    work.job("send-letter", changedLetter(row.email, row.display_name, what));
  }
}

export async function keepAccount({ trx }: Work, userID: UserID): Promise<void> {
  await trx.updateTable("users").set({ erase_stamp: null }).where("user_id", "=", userID).execute();
}

/** Erases the accounts whose time has come. What they raced stays, without anything that says whose it was. */
export async function eraseAccounts({ trx, now }: Work): Promise<number> {
  const due = await trx
    .selectFrom("users")
    .select(["user_id", "username"])
    .where("erase_stamp", "<=", now)
    .orderBy("user_id")
    .limit(AT_ONCE)
    .forUpdate()
    .execute();
  const ids = due.map((row) => row.user_id);
  if (ids.length === 0) return 0;
  await trx
    .deleteFrom("key_logs")
    .using("race_results")
    .whereRef("race_results.race_id", "=", "key_logs.race_id")
    .whereRef("race_results.slot", "=", "key_logs.slot")
    .where("race_results.user_id", "in", ids)
    .execute();
  await trx.updateTable("race_results").set({ display_name: "Erased racer" }).where("user_id", "in", ids).execute();
  const names = due.flatMap((row) => (row.username === null ? [] : [row.username.toLowerCase()]));
  if (names.length > 0) await trx.deleteFrom("sign_in_tries").where("name_key", "in", names).execute();
  await trx.deleteFrom("users").where("user_id", "in", ids).execute();
  return ids.length;
}
