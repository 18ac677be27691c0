import type { UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { passwordProblems } from "../../../rules/account/password.ts";
import type { Vault } from "../../platform/vault.ts";
import type { App, Work } from "../../platform/work.ts";
import { lockPlayer } from "../../players/lock.ts";
import {
  FACTOR_COLUMNS,
  newBackupCodes,
  newTotpSecret,
  takeCode,
  totpStep,
  totpUri,
  wrongCode,
} from "../second-factor/second-factor.ts";
import { closeTotpSecret, openTotpSecret } from "../second-factor/totp-secrets.ts";
import { distrustDevices } from "../second-factor/trusted-devices.ts";
import { closeSessions, openSession, type OpenedSession } from "../sessions/sessions.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { accountKey } from "../sign-in/sign-in-tries.ts";
import { refuseProblems } from "../sign-up/field-problems.ts";
import { tellOwner, type OwnerMail } from "./account-undo.ts";
import { asOwner } from "./owner.ts";

const lockedUser = (work: Work, userID: UserID) =>
  lockPlayer(work, userID, [...FACTOR_COLUMNS, "username", "totp_pending_secret"], "change");

/** Ends every session and every trusted device, and opens a session for whoever made the change. */
async function startAfresh(work: Work, userID: UserID): Promise<OpenedSession> {
  await closeSessions(work, userID);
  await distrustDevices(work, userID);
  return openSession(work, userID);
}

/** Both new passwords must be the same. @throws Refusal badInput */
export function mustMatch(field: string, first: string, second: string): void {
  if (first !== second) throw new Refusal("badInput", "The two passwords don't match.", { field });
}

/** The hash is made before the transaction. Refuses: badInput, notSignedIn. */
export async function changePassword(app: App, asker: OpenedSession, newPassword: string): Promise<OpenedSession> {
  const { userID } = asker;
  const { username, email } = await app.db
    .selectFrom("users")
    .select(["username", "email"])
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  refuseProblems("newPassword", passwordProblems(newPassword, { username: username ?? "", email: email ?? "" }));
  const password_hash = await hashPassword(app.vault, newPassword);
  return asOwner(app, asker, async (work) => {
    await tellOwner(work, app, userID, "password-changed");
    await work.trx.updateTable("users").set({ password_hash }).where("user_id", "=", userID).execute();
    return startAfresh(work, userID);
  });
}

/** A new secret to scan; it counts once a code confirms it. Refuses: alreadyDone. */
export async function prepare2FA(work: Work, vault: Vault, userID: UserID): Promise<{ secret: string; uri: string }> {
  const row = await lockedUser(work, userID);
  if (row.totp_secret !== null) throw new Refusal("alreadyDone", "Two-step login is already on.");
  const secret = newTotpSecret();
  const totp_pending_secret = closeTotpSecret(vault, userID, secret);
  await work.trx.updateTable("users").set({ totp_pending_secret }).where("user_id", "=", userID).execute();
  return { secret, uri: totpUri(secret, row.username ?? "racer") };
}

/** Refuses: alreadyDone, wrongCode. */
export async function enable2FA(
  work: Work,
  app: OwnerMail,
  userID: UserID,
  code: string,
): Promise<OpenedSession & { backupCodes: string[] }> {
  const row = await lockedUser(work, userID);
  if (row.totp_secret !== null) throw new Refusal("alreadyDone", "Two-step login is already on.");
  if (row.totp_pending_secret === null) throw wrongCode();
  const secret = openTotpSecret(app.vault, userID, row.totp_pending_secret);
  const step = totpStep(secret, code.replaceAll(/\s/g, ""), work.now, null);
  if (step === undefined) throw wrongCode();
  await tellOwner(work, app, userID, "two-step-on");
  await work.trx
    .updateTable("users")
    .set({
      totp_secret: closeTotpSecret(app.vault, userID, secret),
      totp_pending_secret: null,
      totp_last_step: step,
    })
    .where("user_id", "=", userID)
    .execute();
  const backupCodes = await newBackupCodes(work, userID);
  return { ...(await startAfresh(work, userID)), backupCodes };
}

/** Refuses: alreadyDone, wrongCode, tooManyTries. */
export async function disable2FA(
  work: Work,
  app: OwnerMail,
  userID: UserID,
  code: string,
): Promise<OpenedSession | Refusal> {
  const row = await lockedUser(work, userID);
  if (row.totp_secret === null) throw new Refusal("alreadyDone", "Two-step login is already off.");
  const refusal = await takeCode(work, app.vault, row, accountKey(userID), code);
  if (refusal) return refusal;
  await tellOwner(work, app, userID, "two-step-off");
  await work.trx
    .updateTable("users")
    .set({ totp_secret: null, totp_pending_secret: null, totp_last_step: null })
    .where("user_id", "=", userID)
    .execute();
  await work.trx.deleteFrom("backup_codes").where("user_id", "=", userID).execute();
  return startAfresh(work, userID);
}
