import type { SessionID, UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { before, days } from "../../../units.ts";
import { loggedOutEmail, unverified } from "../../mail/emails.ts";
import { newTurns } from "../../platform/turns.ts";
import type { Vault } from "../../platform/vault.ts";
import { perform, type App, type Work } from "../../platform/work.ts";
import { lockPlayer } from "../../players/lock.ts";
import { closeSession } from "../sessions/sessions.ts";
import { captchaNeeded } from "../sign-in/captcha.ts";
import { hashPassword, isPassword, isStale } from "../sign-in/passwords.ts";
import { accountKey, countTries, noteTry, SIGN_IN_TRIES } from "../sign-in/sign-in-tries.ts";

/** Who asks, and by which session. */
interface Asker {
  readonly userID: UserID;
  readonly sessionID: SessionID;
}

/** One after the other for each account, so that those who wait for the account hold no connections of the database. */
const inTurn = newTurns(1);

/**
 * Makes sure that the one who asks knows the account's password. An account that signs in by a provider has none. All calls
 * that ask for it share one count: after three wrong ones a bot check is due, and a session that gave ten ends. Those who
 * wait for their turn hold no transaction, so it opens its own.
 * Refuses: wrongPassword, captchaNeeded.
 */
export const confirmPassword = (app: App, asker: Asker, password: string | undefined): Promise<void> =>
  inTurn(asker.userID, () => perform(app, (work) => judge(work, app.vault, asker, password ?? "")));

/** Judges one try and counts it while the account is held: each of those that come at once finds the ones before it. */
async function judge(work: Work, vault: Vault, asker: Asker, password: string): Promise<Refusal | undefined> {
  const { trx } = work;
  const key = accountKey(asker.userID);
  const row = await lockPlayer(
    work,
    asker.userID,
    ["password_hash", "email", "email_verified_stamp", "display_name"],
    "change",
  );
  if (row.password_hash === null) return undefined;
  if ((await countTries(work, key, "confirm")) >= SIGN_IN_TRIES.wrongPasswords) {
    await trx
      .updateTable("users")
      .set({ captcha_reason: "password" })
      .where("user_id", "=", asker.userID)
      // A reason for which rewards wait stays: wrong passwords must not open what it closed.
      .where((eb) => eb.or([eb("captcha_reason", "is", null), eb("captcha_reason", "not in", ["pending", "default"])]))
      .execute();
    return captchaNeeded("password");
  }
  if (await isPassword(vault, row.password_hash, password)) return undefined;
  await noteTry(work, key, "confirm", asker.sessionID);
  if ((await wrongOnesOf(work, asker)) >= SIGN_IN_TRIES.endsSession && (await closeSession(work, asker))) {
    const letter = loggedOutEmail(
      { to: row.email ?? "", isUnverified: unverified(row) },
      row.display_name,
      asker.userID,
      SIGN_IN_TRIES.endsSession,
    );
    if (row.email !== null) work.job("send-email", letter);
  }
  return new Refusal("wrongPassword", "That's not your password.", { field: "password" });
}

async function wrongOnesOf({ trx, now }: Work, { userID, sessionID }: Asker): Promise<number> {
  const { wrong } = await trx
    .selectFrom("sign_in_tries")
    .select((eb) => eb.fn.countAll().as("wrong"))
    .where("name_key", "=", accountKey(userID))
    .where("kind", "in", ["confirm", "confirm-past"])
    .where("source", "=", sessionID)
    .where("stamp", ">", before(now, days(1)))
    .executeTakeFirstOrThrow();
  return Number(wrong);
}

/** A bot check was passed: the next wrong passwords are the first again. What ends a session is counted on. */
export async function beginConfirmationsAgain({ trx }: Work, userID: UserID): Promise<void> {
  await trx
    .updateTable("sign_in_tries")
    .set({ kind: "confirm-past" })
    .where("name_key", "=", accountKey(userID))
    .where("kind", "=", "confirm")
    .execute();
}

/** Hashes a password that was just shown to be right anew, where it lacks the pepper of now. */
export async function freshenPassword(app: App, userID: UserID, stored: string, password: string): Promise<void> {
  if (!isStale(app.vault, stored)) return;
  const password_hash = await hashPassword(app.vault, password);
  await app.db
    .updateTable("users")
    .set({ password_hash })
    .where("user_id", "=", userID)
    .where("password_hash", "=", stored)
    .execute();
}
