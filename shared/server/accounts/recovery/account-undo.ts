import type { UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { holdOf } from "../../../rules/account/ways-back.ts";
import { KEPT_DAYS } from "../../../rules/retention.ts";
import { after, days } from "../../../units.ts";
import { changeEmail, type ChangeName } from "../../mail/change-email.ts";
import { unverified } from "../../mail/emails.ts";
import type { Vault } from "../../platform/vault.ts";
import type { App, Work } from "../../platform/work.ts";
import { lockPlayers } from "../../players/lock.ts";
import { distrustDevices } from "../second-factor/trusted-devices.ts";
import { closeSessions } from "../sessions/sessions.ts";
import { issueCode, newSecret, RESET_LIFE, secretHash } from "./codes.ts";
import { Former, FORMER_COLUMNS, isSameLogin, ownersOf, restore } from "./former.ts";

/** What a letter to an account's owner is made with. */
export type OwnerMail = Pick<App, "config" | "vault">;

const placeOf = (userID: UserID): string => `undo:${userID}`;

/** The links that would undo something, the oldest first. */
export const waysBackOf = ({ trx, now }: Work, userID: UserID) =>
  trx
    .selectFrom("account_undos")
    .select(["address_key as addressKey", "former"])
    .where("user_id", "=", userID)
    .where("used_stamp", "is", null)
    .where("former", "is not", null)
    .where("expires_stamp", ">", now)
    .orderBy("undo_id")
    .execute();

const formerOf = (vault: Vault, userID: UserID, sealed: string): Former =>
  Former.parse(JSON.parse(vault.open(sealed, placeOf(userID))));

/** The address of an account that was verified longest: where a link waits, or the one of now. */
export async function oldestAddressOf(work: Work, vault: Vault, userID: UserID): Promise<string | undefined> {
  const [oldest] = await waysBackOf(work, userID);
  if (oldest?.former) return formerOf(vault, userID, oldest.former).email ?? undefined;
  const row = await work.trx
    .selectFrom("users")
    .select("email")
    .where("user_id", "=", userID)
    .where("email_verified_stamp", "is not", null)
    .executeTakeFirst();
  return row?.email ?? undefined;
}

/**
 * Tells an account's owner, at the address as it is now, of a change that comes next in the same transaction. A verified
 * address gets the link that undoes it for seven days, unless one waits at an older address; anybody might have typed one
 * that isn't verified.
 */
export async function tellOwner(work: Work, app: OwnerMail, userID: UserID, change: ChangeName) {
  const { trx, now } = work;
  const [row] = await lockPlayers(work, [userID], FORMER_COLUMNS, "change");
  if (!row || row.email === null) return;
  const about = { config: app.config, to: row.email, name: row.display_name, userID, change, timeZone: row.time_zone };
  const address = { addressKey: row.email_key, isProved: row.email_verified_stamp !== null };
  if (row.email_key === null || holdOf(address, await waysBackOf(work, userID)) !== "held") {
    work.job("send-email", changeEmail({ ...about, stamp: now, undo: undefined, isUnverified: unverified(row) }));
    return;
  }
  const former = Former.parse({
    ...row,
    backupCodes: await trx
      .selectFrom("backup_codes")
      .select(["code_hash", "used_stamp"])
      .where("user_id", "=", userID)
      .execute(),
    providers: await trx
      .selectFrom("provider_links")
      .select(["provider", "subject", "linked_stamp"])
      .where("user_id", "=", userID)
      .execute(),
  } satisfies Record<keyof Former, unknown>);
  const code = newSecret();
  const expires = after(now, days(KEPT_DAYS.wayToUndo));
  await trx
    .insertInto("account_undos")
    .values({
      user_id: userID,
      code_hash: secretHash(code),
      address_key: row.email_key,
      former: app.vault.close(JSON.stringify(former), placeOf(userID)),
      created_stamp: now,
      expires_stamp: expires,
    })
    .execute();
  work.job("send-email", changeEmail({ ...about, stamp: now, undo: { code, untilStamp: expires } }));
}

const undoOf = ({ trx }: Work, userID: UserID, code: string) =>
  trx
    .selectFrom("account_undos")
    .select(["undo_id", "used_stamp", "former", "created_stamp", "expires_stamp"])
    .where("user_id", "=", userID)
    .where("code_hash", "=", secretHash(code))
    .executeTakeFirst();

interface Undone {
  /** For choosing a new password; null for an account that has none and signs in by a provider. */
  readonly resetCode: string | null;
  /** Whether letters about earlier changes still have a link. */
  readonly hasEarlier: boolean;
}

/**
 * Brings an account back to how one signed in before a change, and ends every session and trusted device, every code
 * under way, the ways to undo what came later and a wish to be erased. The password of before is good no more: whoever made
 * the change may know it. Nor are logins that were connected by an earlier change whose link waits: they may be a stranger's.
 * The address that is replaced is told. Refuses: undoUsed, undoOver, undoUnknown.
 */
export async function undoChange(work: Work, app: OwnerMail, userID: UserID, code: string): Promise<Undone> {
  const { trx, now } = work;
  const { vault } = app;
  const find = () => undoOf(work, userID, code);
  const sealed = (await find())?.former;
  const logins = sealed ? formerOf(vault, userID, sealed).providers : [];
  const parties = [userID, ...(await ownersOf(work, logins))];
  const locked = await lockPlayers(work, parties, ["user_id", ...FORMER_COLUMNS], "change");
  const replaced = locked.find((row) => row.user_id === userID);
  const undo = await find();
  if (!undo) throw new Refusal("undoUnknown", "This link doesn't work. Did you copy all of it?");
  if (undo.used_stamp !== null) throw new Refusal("undoUsed", "This link has been used.");
  if (undo.former === null || undo.expires_stamp <= now) throw new Refusal("undoOver", "This link has expired.");
  const former = formerOf(vault, userID, undo.former);
  const [oldest] = await waysBackOf(work, userID);
  const since = formerOf(vault, userID, oldest?.former ?? undo.former).providers;
  const providers = former.providers.filter((each) => since.some((old) => isSameLogin(old, each)));
  const isPasswordDue = await restore(work, userID, { ...former, providers }, undo.created_stamp);
  if (replaced && replaced.email !== null && replaced.email_key !== former.email_key) {
    const about = { config: app.config, to: replaced.email, isUnverified: unverified(replaced) };
    const whose = { name: replaced.display_name, userID, timeZone: replaced.time_zone };
    work.job("send-email", changeEmail({ ...about, ...whose, change: "undone", stamp: now, undo: undefined }));
  }
  await trx
    .updateTable("account_undos")
    .set({ used_stamp: now, former: null })
    .where("user_id", "=", userID)
    .where("undo_id", ">=", undo.undo_id)
    .where("used_stamp", "is", null)
    .execute();
  await closeSessions(work, userID);
  await distrustDevices(work, userID);
  await trx.deleteFrom("one_use_codes").where("user_id", "=", userID).execute();
  const resetCode = isPasswordDue
    ? await issueCode(work, { kind: "reset-password", userID, lifeMs: RESET_LIFE })
    : null;
  return { resetCode, hasEarlier: (await waysBackOf(work, userID)).length > 0 };
}
