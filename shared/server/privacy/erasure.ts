import type { UserID } from "../../ids.ts";
import { KEPT_DAYS } from "../../rules/retention.ts";
import { after, days } from "../../units.ts";
import { tellOwner, type OwnerMail } from "../accounts/recovery/account-undo.ts";
import { sweepChore, type Chore } from "../platform/jobs/sweep.ts";
import type { Performer, Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { PERSONAL_DATA } from "./registry.ts";

/** How long an account can change its mind. */
export const ERASE_AFTER_DAYS = KEPT_DAYS.secondThoughts;
const AT_ONCE = 100;

/** Notes the wish to be erased. @source rules Privacy */
export async function askForErasure(work: Work, app: OwnerMail, userID: UserID): Promise<void> {
  const { trx, now } = work;
  const [row] = await lockPlayers(work, [userID], ["erase_stamp"], "change");
  if (row?.erase_stamp !== null) return;
  await tellOwner(work, app, userID, "erasure-asked");
  work.changed(userID, "account");
  await trx
    .updateTable("users")
    .set({ erase_stamp: after(now, days(ERASE_AFTER_DAYS)) })
    .where("user_id", "=", userID)
    .execute();
}

/** Takes the wish back. */
export async function keepAccount(work: Work, app: OwnerMail, userID: UserID): Promise<void> {
  const [row] = await lockPlayers(work, [userID], ["erase_stamp"], "change");
  if (!row || row.erase_stamp === null) return;
  await tellOwner(work, app, userID, "erasure-stopped");
  work.changed(userID, "account");
  await work.trx.updateTable("users").set({ erase_stamp: null }).where("user_id", "=", userID).execute();
}

/** Erases the accounts whose time has come. What they raced stays, without anything that says whose it was. */
export const eraseAccounts = (app: Performer): Promise<number> =>
  sweepChore(app, dueAccounts, { page: AT_ONCE, batch: AT_ONCE });

const dueAccounts: Chore<UserID> = {
  failure: "an account could not be erased",
  async due(db, now, last, size) {
    const users = db
      .selectFrom("users")
      .select("user_id")
      .where("erase_stamp", "<=", now)
      .orderBy("user_id")
      .limit(size);
    const rows = await (last === undefined ? users : users.where("user_id", ">", last)).execute();
    return rows.map(({ user_id }) => user_id);
  },
  async treat(work, userIDs) {
    const due = await lockDue(work, userIDs);
    if (due.length === 0) return 0;
    for (const { erase } of PERSONAL_DATA) await erase?.(work, due);
    return due.length;
  },
};

/** Locks those who are still due, together with the other accounts that their erasure writes to, in the order of their ids. */
async function lockDue(work: Work, userIDs: readonly UserID[]): Promise<readonly UserID[]> {
  const parties = [...userIDs];
  for (const { alsoLocked } of PERSONAL_DATA) parties.push(...((await alsoLocked?.(work, userIDs)) ?? []));
  const locked = await lockPlayers(work, parties, ["user_id", "erase_stamp"], "exclusive");
  const ids = new Set(userIDs);
  return locked
    .filter(({ user_id, erase_stamp }) => ids.has(user_id) && erase_stamp !== null && erase_stamp <= work.now)
    .map((row) => row.user_id);
}
