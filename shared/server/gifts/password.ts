import type { SessionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { confirmPassword } from "../accounts/recovery/own-password.ts";
import type { App } from "../platform/work.ts";

/**
 * Makes sure that the giver knows the account's password; an account without one gets one first.
 * Refuses: wrongPassword, captchaNeeded, notAllowed.
 */
export async function confirmGiftPassword(
  app: App,
  asker: { readonly userID: UserID; readonly sessionID: SessionID },
  password: string,
): Promise<void> {
  const row = await app.db
    .selectFrom("users")
    .select("password_hash")
    .where("user_id", "=", asker.userID)
    .executeTakeFirst();
  if (row?.password_hash === null) {
    const sentence = "You need a password to send gifts. Set one in My Settings first.";
    throw new Refusal("notAllowed", sentence, { field: "password" });
  }
  await confirmPassword(app, asker, password);
}
