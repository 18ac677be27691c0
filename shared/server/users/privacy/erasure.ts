import type { UserID } from "../../../ids.ts";
import { KEPT_DAYS } from "../../../rules/retention.ts";
import { after, days } from "../../../units.ts";
import { lockPlayers } from "../../players/lock.ts";
import type { App, Work } from "../../work.ts";
import { tellOwner } from "../account-undo.ts";
import { PERSONAL_DATA } from "./registry.ts";

/** How long an account can change its mind. */
export const ERASE_AFTER_DAYS = KEPT_DAYS.secondThoughts;
const AT_ONCE = 100;

/** Notes the wish to be erased. @source rules Privacy */
export async function askForErasure(work: Work, app: Pick<App, "config" | "vault">, userID: UserID): Promise<void> {
  const { trx, now } = work;
  const [row] = await lockPlayers(work, [userID], ["erase_stamp"], "change");
  if (row?.erase_stamp !== null) return;
  await tellOwner(work, app, userID, "erasure-asked");
  await trx
    .updateTable("users")
    .set({ erase_stamp: after(now, days(ERASE_AFTER_DAYS)) })
    .where("user_id", "=", userID)
    .execute();
}

export async function keepAccount({ trx }: Work, userID: UserID): Promise<void> {
  await trx.updateTable("users").set({ erase_stamp: null }).where("user_id", "=", userID).execute();
}

/** Erases the accounts whose time has come. What they raced stays, without anything that says whose it was. */
export async function eraseAccounts(work: Work): Promise<number> {
  const ids = await lockDue(work);
  if (ids.length === 0) return 0;
  for (const { erase } of PERSONAL_DATA) await erase?.(work, ids);
  return ids.length;
}

/** Locks who is due, together with the other accounts that their erasure writes to, in the order of their ids. */
async function lockDue(work: Work): Promise<readonly UserID[]> {
  const { trx, now } = work;
  const isDue = trx.selectFrom("users").select("user_id").where("erase_stamp", "<=", now);
  const due = (await isDue.orderBy("user_id").limit(AT_ONCE).execute()).map((row) => row.user_id);
  if (due.length === 0) return [];
  const parties = [...due];
  for (const { alsoLocked } of PERSONAL_DATA) parties.push(...((await alsoLocked?.(work, due)) ?? []));
  const locked = await lockPlayers(work, parties, ["user_id", "erase_stamp"], "exclusive");
  const ids = new Set(due);
  return locked
    .filter(({ user_id, erase_stamp }) => ids.has(user_id) && erase_stamp !== null && erase_stamp <= now)
    .map((row) => row.user_id);
}
