import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { KEPT_DAYS } from "../../rules/retention.ts";
import { after, days } from "../../units.ts";
import { returnGiftsTo, sendersTo } from "../gifts/return.ts";
import { eraseNotifications } from "../notifications.ts";
import { lockPlayers } from "../players/lock.ts";
import { eraseFromSetAside } from "../race/set-aside.ts";
import type { App, Work } from "../work.ts";
import { tellOwner } from "./account-undo.ts";
import { sourceKeys } from "./guesses.ts";
import { endForGood } from "./sessions.ts";
import { accountKey, nameKey, providerKey } from "./sign-in-tries.ts";

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
  const { trx } = work;
  const due = await lockDue(work);
  const ids = due.map((row) => row.user_id);
  if (ids.length === 0) return 0;
  await returnGiftsTo(work, ids);
  for (const table of ["key_logs", "race_rhythms"] as const) {
    await sql`delete from ${sql.table(table)} as kept using race_results as own
      where own.race_id = kept.race_id and own.slot = kept.slot and own.user_id = any(${ids}::bigint[])`.execute(trx);
  }
  await trx.updateTable("race_results").set({ display_name: "Erased racer" }).where("user_id", "in", ids).execute();
  await eraseFromSetAside(work, ids);
  const links = await trx
    .selectFrom("provider_links")
    .select(["provider", "subject"])
    .where("user_id", "in", ids)
    .execute();
  const sources = await trx.selectFrom("known_sources").select("source_hash").where("user_id", "in", ids).execute();
  const keys = [
    ...due.map(({ username }) => nameKey(username ?? "")),
    ...links.map(({ provider, subject }) => providerKey(provider, subject)),
    ...ids.map(accountKey),
    ...sources.flatMap(({ source_hash }) => sourceKeys(source_hash)),
  ];
  await trx.deleteFrom("sign_in_tries").where("name_key", "in", keys).execute();
  const addresses = due.map(({ email }) => email ?? "");
  await trx.deleteFrom("letters").where("to_address", "in", addresses).execute();
  await trx.updateTable("player_reports").set({ note: "" }).where("reporter_id", "in", ids).execute();
  await endForGood(work, ids);
  await trx.deleteFrom("users").where("user_id", "in", ids).execute();
  await eraseNotifications(work, ids);
  return ids.length;
}

/** Locks who is due, together with those whose gifts go back to them, in the order of their ids. */
async function lockDue(work: Work) {
  const { trx, now } = work;
  const isDue = trx.selectFrom("users").select("user_id").where("erase_stamp", "<=", now);
  const due = (await isDue.orderBy("user_id").limit(AT_ONCE).execute()).map((row) => row.user_id);
  if (due.length === 0) return [];
  const parties = [...due, ...(await sendersTo(work, due))];
  const locked = await lockPlayers(work, parties, ["user_id", "username", "email", "erase_stamp"], "exclusive");
  const ids = new Set(due);
  return locked.filter(({ user_id, erase_stamp }) => ids.has(user_id) && erase_stamp !== null && erase_stamp <= now);
}
