import type { UserID } from "../../ids.ts";
import { passwordProblems } from "../../rules/account/password.ts";
import { resetLetter } from "../mail/letters.ts";
import { perform, type App } from "../work.ts";
import { tellOwner } from "./account-undo.ts";
import { codeSpent, issueCode, RESET_LIFE, spendCode } from "./codes.ts";
import { emailKey } from "./email.ts";
import { refuseProblems } from "./field-problems.ts";
import { hashPassword } from "./passwords.ts";
import { closeSessions } from "./sessions.ts";
import { forgiveTries, nameKey } from "./sign-in-tries.ts";
import { distrustDevices } from "./trusted-devices.ts";

/** So many accounts of one address get a letter: a family has a few. */
const MOST_LETTERS = 5;

/**
 * Writes to every account of an address that has a password. It is a job, so that whoever asks sees neither in the
 * answer nor in its time whether there is one.
 */
export const sendResetLetters = (app: App, email: string): Promise<void> =>
  perform(app, async (work) => {
    const rows = await work.trx
      .selectFrom("users")
      .select(["user_id", "display_name", "email"])
      .where("email_key", "=", emailKey(email))
      .where("account_type", "=", "standard")
      .orderBy("user_id")
      .limit(MOST_LETTERS)
      .execute();
    for (const row of rows) {
      const code = await issueCode(work, { kind: "reset-password", userID: row.user_id, lifeMs: RESET_LIFE });
      work.job("send-letter", resetLetter(app.config, row.email ?? email, row.display_name, row.user_id, code));
    }
  });

interface NewPassword {
  readonly userID: UserID;
  readonly hash: string;
  readonly newPassword: string;
}

/** Sets a new password with the code of a link, and ends every session. Refuses: codeSpent, badInput. */
export async function resetPassword(app: App, given: NewPassword): Promise<void> {
  const row = await app.db
    .selectFrom("users")
    .select(["username", "email"])
    .where("user_id", "=", given.userID)
    .where("account_type", "=", "standard")
    .executeTakeFirst();
  if (!row) throw codeSpent();
  const { username, email } = row;
  refuseProblems("newPassword", passwordProblems(given.newPassword, { username: username ?? "", email: email ?? "" }));
  const password_hash = await hashPassword(app.vault, given.newPassword);
  await perform(app, async (work) => {
    const { userID } = await spendCode(work, "reset-password", given.hash);
    if (userID !== given.userID) throw codeSpent();
    await tellOwner(work, app, given.userID, "password-changed");
    await work.trx.updateTable("users").set({ password_hash }).where("user_id", "=", userID).execute();
    await closeSessions(work, userID);
    await distrustDevices(work, userID);
    await forgiveTries(work, nameKey(username ?? ""), "password");
  });
}
