import { createHmac, timingSafeEqual } from "node:crypto";

import type { Kysely } from "kysely";

import type { UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { ageAt, isSameMailbox } from "../../../rules/account/age.ts";
import { KEPT_DAYS } from "../../../rules/retention.ts";
import { before, days, type Stamp } from "../../../units.ts";
import type { Database } from "../../database.ts";
import { emailKey } from "../../mail/email-key.ts";
import { refuseTooMany, takeLetter } from "../../mail/letter-asks.ts";
import { parentEmail, parentRemovedEmail } from "../../mail/parent-emails.ts";
import type { Vault } from "../../platform/vault.ts";
import type { App, Work } from "../../platform/work.ts";
import { lockPlayer, lockPlayers } from "../../players/lock.ts";
import { codeSpent } from "../recovery/codes.ts";
import { givenAge, refuseClass } from "./answers.ts";

interface ParentRow {
  readonly user_id: UserID;
  readonly email: string;
  readonly email_key: string;
  /** Of the key that the code of its letters is made with. */
  readonly key_id: string;
  readonly asked_stamp: Stamp;
  readonly confirmed_stamp: Stamp | null;
}

/**
 * The code in the letters to a parent, the same in all of them as long as the address stays: it confirms, and takes away again.
 * It is made from the row, so that every letter can have it and the database doesn't.
 */
const codeOf = (
  vault: Vault,
  { user_id, email_key, key_id, asked_stamp }: Omit<ParentRow, "confirmed_stamp">,
): string =>
  createHmac("sha256", vault.secretFor("parent's link", key_id))
    .update(`${user_id}:${asked_stamp}:${email_key}`)
    .digest("base64url");

const parentRow = (db: Kysely<Database>, userID: UserID): Promise<ParentRow | undefined> =>
  db.selectFrom("parents").selectAll().where("user_id", "=", userID).executeTakeFirst();

/** The own address of an account and a parent's, for the rules. */
export async function addressesOf(db: Kysely<Database>, userID: UserID) {
  const row = await db
    .selectFrom("users")
    .leftJoin("parents", "parents.user_id", "users.user_id")
    .select(["users.email", "users.email_key", "users.email_verified_stamp"])
    .select(["parents.email as parent", "parents.email_key as parent_key", "parents.confirmed_stamp"])
    .where("users.user_id", "=", userID)
    .executeTakeFirst();
  const address = (
    email: string | null | undefined,
    key: string | null | undefined,
    proved: Stamp | null | undefined,
  ) => (email && key ? { email, emailKey: key, isProved: typeof proved === "number" } : undefined);
  return {
    own: address(row?.email, row?.email_key, row?.email_verified_stamp),
    parent: address(row?.parent, row?.parent_key, row?.confirmed_stamp),
  };
}

/** Refuses: notAllowed for whom no parent is needed. */
async function refuseUnlessUnder(work: Work, consentAge: number, userID: UserID): Promise<void> {
  const age = consentAge === 0 ? "over" : ageAt(await givenAge(work, userID), consentAge, work.now);
  if (age === "unknown") throw new Refusal("notAllowed", "Please tell us first in which year you were born.");
  if (age === "over") throw new Refusal("notAllowed", "You don't need a parent's address.");
}

/**
 * Asks a parent by e-mail. Another address takes the place of the one before, whose owner is told if they had confirmed it; the same one
 * gets a new link. Refuses: classSetting, notAllowed, badInput for the own address, alreadyDone for one that is confirmed,
 * tooManyRequests.
 */
export async function askParent(
  work: Work,
  { config, vault }: Pick<App, "config" | "vault">,
  userID: UserID,
  email: string,
): Promise<void> {
  const { trx, now } = work;
  const row = await lockPlayer(work, userID, ["display_name", "email_key"], "change");
  await refuseClass(work, userID);
  await refuseUnlessUnder(work, config.consentAge, userID);
  const parent = { user_id: userID, email: email.trim(), email_key: emailKey(email), key_id: vault.keyID };
  if (row.email_key !== null && isSameMailbox(row.email_key, parent.email_key)) {
    throw new Refusal("badInput", "That's your own address. We need your parent's.", { field: "email" });
  }
  const was = await parentRow(trx, userID);
  if (was?.email_key === parent.email_key && was.confirmed_stamp !== null) {
    throw new Refusal("alreadyDone", "That address is confirmed already.", { field: "email" });
  }
  await refuseTooMany(work, vault, "parent-address", String(userID));
  await refuseTooMany(work, vault, "unverified-address", parent.email_key);
  await takeLetter(work, vault, "parent-address", String(userID));
  if (was && was.email_key !== parent.email_key) tellFormer(work, was, row.display_name);
  const asked = { ...parent, asked_stamp: now, confirmed_stamp: null };
  await trx
    .insertInto("parents")
    .values(asked)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(asked))
    .execute();
  work.job("send-email", parentEmail(config, parent.email, row.display_name, userID, codeOf(vault, asked)));
  work.changed(userID, "account");
}

function tellFormer(work: Work, { email, user_id: userID, confirmed_stamp }: ParentRow, name: string): void {
  if (confirmed_stamp !== null) work.job("send-email", parentRemovedEmail(email, name, userID));
}

/** The player takes a parent's address away; its owner is told if they had confirmed it. Refuses: notFound. */
export async function removeParent(work: Work, userID: UserID): Promise<void> {
  const { display_name } = await lockPlayer(work, userID, ["display_name"], "change");
  const was = await parentRow(work.trx, userID);
  if (!was) throw new Refusal("notFound", "You haven't given a parent's address.");
  tellFormer(work, was, display_name);
  await forget(work, userID);
}

async function forget(work: Work, userID: UserID): Promise<void> {
  await work.trx.deleteFrom("parents").where("user_id", "=", userID).execute();
  work.changed(userID, "account");
}

/** The row that the code of a letter is about. Refuses: codeSpent where there's none, or it was asked too long ago and never confirmed. */
async function rowByCode(work: Pick<Work, "trx" | "now">, vault: Vault, userID: UserID, code: string) {
  const row = await parentRow(work.trx, userID);
  if (!row || !vault.knows(row.key_id)) throw codeSpent();
  const [right, given] = [Buffer.from(codeOf(vault, row)), Buffer.from(code)];
  if (right.length !== given.length || !timingSafeEqual(right, given)) throw codeSpent();
  const isTooOld = row.asked_stamp <= before(work.now, days(KEPT_DAYS.parentAsked));
  if (row.confirmed_stamp === null && isTooOld) throw codeSpent();
  return row;
}

/** Whom a letter to a parent is about, for its reader to recognise. Refuses: codeSpent. */
export async function askedParent(work: Pick<Work, "trx" | "now">, vault: Vault, userID: UserID, code: string) {
  const row = await rowByCode(work, vault, userID, code);
  const { display_name } = await work.trx
    .selectFrom("users")
    .select("display_name")
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  return { displayName: display_name, isConfirmed: row.confirmed_stamp !== null };
}

/** Nothing more where it is confirmed already. Refuses: codeSpent. */
export async function confirmParent(work: Work, vault: Vault, userID: UserID, code: string): Promise<void> {
  await lockPlayers(work, [userID], ["user_id"], "change");
  const { confirmed_stamp } = await rowByCode(work, vault, userID, code);
  if (confirmed_stamp !== null) return;
  await work.trx.updateTable("parents").set({ confirmed_stamp: work.now }).where("user_id", "=", userID).execute();
  work.changed(userID, "account");
}

/** A parent says no, or takes the consent back: nothing is kept of the address. Refuses: codeSpent. */
export async function withdrawParent(work: Work, vault: Vault, userID: UserID, code: string): Promise<void> {
  await lockPlayers(work, [userID], ["user_id"], "change");
  await rowByCode(work, vault, userID, code);
  await forget(work, userID);
}
