import type { UserID } from "../../../ids.ts";
import { passwordProblems } from "../../../rules/account/password.ts";
import { lookupKey } from "../../../rules/written.ts";
import { emailKey } from "../../mail/email-key.ts";
import { resetEmail } from "../../mail/emails.ts";
import { takeLetter } from "../../mail/letter-asks.ts";
import type { Config } from "../../platform/config.ts";
import { perform, type App, type Work } from "../../platform/work.ts";
import { distrustDevices } from "../second-factor/trusted-devices.ts";
import { closeSessions } from "../sessions/sessions.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { forgiveGuesses } from "../sign-in/sign-in-tries.ts";
import { refuseProblems } from "../sign-up/field-problems.ts";
import { tellOwner, type OwnerMail } from "./account-undo.ts";
import { codeSpent, isCode, issueCode, RESET_LIFE, spendCode } from "./codes.ts";

/** So many accounts of one address get a letter at a time: a family has a few. */
const MOST_LETTERS = 10;

/** Sends the letters that somebody asks for, unless the last ones have just gone out: their links are good. */
export async function answerForgotten(work: Work, app: OwnerMail, email: string): Promise<void> {
  if ((await takeLetter(work, app.vault, "reset-password", emailKey(email))) !== undefined)
    await sendResetEmails(work, app.config, email);
}

/**
 * Writes to the accounts of an address that have a password. It is a job, so that whoever asks sees neither in the
 * answer nor in its time whether there is one. Anybody can give an address that is not theirs, so accounts whose address is
 * verified come first, then those that have no link yet: whoever asks again reaches the next ones.
 */
export async function sendResetEmails(work: Work, config: Config, email: string): Promise<void> {
  const rows = await work.trx
    .selectFrom("users")
    .select(["user_id", "display_name", "email"])
    .where("email_key", "=", emailKey(email))
    .where("password_hash", "is not", null)
    .orderBy((eb) => eb("email_verified_stamp", "is", null))
    .orderBy((eb) =>
      eb.exists(
        eb
          .selectFrom("one_use_codes")
          .select("code_hash")
          .whereRef("one_use_codes.user_id", "=", "users.user_id")
          .where("kind", "=", "reset-password")
          .where("expires_stamp", ">", work.now),
      ),
    )
    .orderBy("last_seen_stamp", "desc")
    .orderBy("user_id")
    .limit(MOST_LETTERS)
    .execute();
  for (const row of rows) {
    const code = await issueCode(work, { kind: "reset-password", userID: row.user_id, lifeMs: RESET_LIFE });
    work.job("send-email", resetEmail(config, row.email ?? email, row.display_name, row.user_id, code));
  }
}

interface NewPassword {
  readonly userID: UserID;
  readonly hash: string;
  readonly newPassword: string;
}

/**
 * Sets a new password with the code of a link, and ends every session. The hash is made before the transaction, and only
 * for a code that is there.
 * Refuses: codeSpent, badInput.
 */
export async function resetPassword(app: App, given: NewPassword): Promise<void> {
  const row = await app.db
    .selectFrom("users")
    .select(["username", "email"])
    .where("user_id", "=", given.userID)
    .where("password_hash", "is not", null)
    .executeTakeFirst();
  if (!row) throw codeSpent();
  const { username, email } = row;
  refuseProblems("newPassword", passwordProblems(given.newPassword, { username: username ?? "", email: email ?? "" }));
  if (!(await isCode(app, "reset-password", given.hash))) throw codeSpent();
  const password_hash = await hashPassword(app.vault, given.newPassword);
  await perform(app, async (work) => {
    const { userID } = await spendCode(work, "reset-password", given.hash);
    if (userID !== given.userID) throw codeSpent();
    await tellOwner(work, app, given.userID, "password-changed");
    await work.trx.updateTable("users").set({ password_hash }).where("user_id", "=", userID).execute();
    await closeSessions(work, userID);
    await distrustDevices(work, userID);
    await forgiveGuesses(work, lookupKey(username ?? ""));
  });
}
