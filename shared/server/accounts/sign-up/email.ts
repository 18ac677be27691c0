import type { UserID } from "../../../ids.ts";
import { days } from "../../../units.ts";
import { emailKey } from "../../mail/email-key.ts";
import { verificationEmail } from "../../mail/emails.ts";
import type { Config } from "../../platform/config.ts";
import type { Work } from "../../platform/work.ts";
import { codeSpent, issueCode, spendCode } from "../recovery/codes.ts";

const LINK_LIFE = days(7);

/** The columns of a new address, not verified yet; none for an empty one. */
export const emailColumns = (email: string | undefined) =>
  email === undefined || email === ""
    ? { email: null, email_key: null, email_verified_stamp: null }
    : { email: email.trim(), email_key: emailKey(email), email_verified_stamp: null };

/** Sends the letter that asks whether an address is right. */
export async function askToVerify(
  work: Work,
  config: Config,
  user: { user_id: UserID; display_name: string; email: string },
): Promise<void> {
  const code = await issueCode(work, {
    kind: "verify-email",
    userID: user.user_id,
    lifeMs: LINK_LIFE,
    data: { emailKey: emailKey(user.email) },
  });
  work.job("send-email", verificationEmail(config, user.email, user.display_name, user.user_id, code));
}

/** Marks an address as verified, unless it was changed since the letter. Refuses: codeSpent. */
export async function verifyEmail(work: Work, userID: UserID, code: string): Promise<void> {
  const spent = await spendCode(work, "verify-email", code);
  if (spent.userID !== userID) throw codeSpent();
  const { numUpdatedRows } = await work.trx
    .updateTable("users")
    .set({ email_verified_stamp: work.now })
    .where("user_id", "=", userID)
    .where("email_key", "=", String(spent.data.emailKey))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw codeSpent();
  work.changed(userID, "account");
}
