import type { Updateable } from "kysely";

import type { UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import type { Database } from "../../database.ts";
import { emailKey } from "../../mail/email-key.ts";
import { refuseTooMany, takeLetter } from "../../mail/letter-asks.ts";
import type { Vault } from "../../platform/vault.ts";
import type { Work } from "../../platform/work.ts";
import { classRowOf } from "../../players/class-standing.ts";
import { lockPlayer } from "../../players/lock.ts";
import { tellOwner, waysBackOf, type OwnerMail } from "../recovery/account-undo.ts";
import { askToVerify, emailColumns } from "../sign-up/email.ts";
import { chosenUsername, freeDisplayName, NAME_COLUMNS, orNameTaken } from "../sign-up/names.ts";

/** Changes settings that need no rule. */
export async function change(work: Work, userID: UserID, values: Updateable<Database["users"]>): Promise<void> {
  work.changed(userID, "account");
  // Without the wish for requests none are counted.
  if (values.allow_friend_requests !== undefined) work.changed(userID, "friends");
  await work.trx.updateTable("users").set(values).where("user_id", "=", userID).execute();
}

interface ProfileChange {
  readonly displayName?: string | undefined;
  readonly username?: string | undefined;
}

/** Refuses: classSetting, badInput, nameTaken, alreadyDone (a username changes once). @source core §3 profile */
export async function changeProfile(work: Work, userID: UserID, given: ProfileChange): Promise<void> {
  const row = await lockPlayer(work, userID, NAME_COLUMNS, "exclusive");
  await refuseMade(work, userID);
  // What stands there may stay: a moderator's name for a player is none that the player could choose.
  if (given.displayName !== undefined && given.displayName !== row.display_name) {
    await change(work, userID, await freeDisplayName(work, given.displayName, userID));
  }
  if (given.username === undefined || given.username === row.username) return;
  const shown = given.displayName === undefined ? row : { ...row, display_name: given.displayName };
  await orNameTaken(change(work, userID, await chosenUsername(work, shown, given.username)));
}

interface AccountChange {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly contact: 0 | 1;
}

/**
 * A new address is not verified, and gets the letter that asks. An account has few new ones an hour, but may always go back
 * to one where a link waits that undoes a change.
 * Nobody of a class gets newsletters. Refuses: classSetting, tooManyRequests.
 *
 * @source core §3 account
 */
export async function changeAccount(work: Work, app: OwnerMail, userID: UserID, given: AccountChange): Promise<void> {
  const row = await lockPlayer(work, userID, ["user_id", "display_name", "email_key"], "change");
  const isInClass = await refuseMade(work, userID);
  const isNewEmail = (row.email_key ?? "") !== emailKey(given.email);
  if (isNewEmail && given.email !== "") await takeChange(work, app.vault, userID, emailKey(given.email));
  if (isNewEmail) await tellOwner(work, app, userID, given.email === "" ? "email-removed" : "email-changed");
  await change(work, userID, {
    firstname: given.firstname,
    lastname: given.lastname,
    contact: given.contact === 1 && !isInClass,
    ...(isNewEmail && emailColumns(given.email)),
  });
  if (isNewEmail && given.email !== "") await askToVerify(work, app.config, { ...row, email: given.email });
}

/**
 * An account that was made for a class has the name that the teacher knows it by, and no address. Refuses: classSetting.
 *
 * @returns whether the player is in a class
 */
async function refuseMade({ trx }: Work, userID: UserID): Promise<boolean> {
  const row = await classRowOf(trx, userID);
  if (row?.isMade !== true) return row !== null;
  throw new Refusal("classSetting", "This account belongs to your class. Ask your teacher.");
}

async function takeChange(work: Work, vault: Vault, userID: UserID, email: string): Promise<void> {
  if ((await waysBackOf(work, userID)).some(({ addressKey }) => addressKey === email)) return;
  await refuseTooMany(work, vault, "change-of-address", String(userID));
  await takeLetter(work, vault, "change-of-address", String(userID));
}

/** Refuses: notFound without an address, alreadyDone with a verified one, tooManyRequests where it got many lately. */
export async function verifyAgain(work: Work, { config, vault }: OwnerMail, userID: UserID): Promise<void> {
  const row = await work.trx
    .selectFrom("users")
    .select(["user_id", "display_name", "email", "email_verified_stamp"])
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  if (row.email === null) throw new Refusal("notFound", "You haven't added an e-mail address yet.", { field: "email" });
  if (row.email_verified_stamp !== null) throw new Refusal("alreadyDone", "Your address is already verified.");
  await refuseTooMany(work, vault, "unverified-address", emailKey(row.email));
  await askToVerify(work, config, { ...row, email: row.email });
}
