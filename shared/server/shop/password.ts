import type { SessionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { confirmPassword } from "../accounts/recovery/own-password.ts";
import type { App, Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";

interface Asker {
  readonly userID: UserID;
  readonly sessionID: SessionID;
}

/**
 * Asks for the password before a purchase, where the player wants that. Refuses: confirmNeeded, wrongPassword,
 * captchaNeeded.
 */
export async function confirmPurchase(app: App, asker: Asker, password: string | undefined): Promise<void> {
  const row = await app.db
    .selectFrom("shoppers")
    .select("asks_password")
    .where("user_id", "=", asker.userID)
    .executeTakeFirst();
  if (row?.asks_password !== true) return;
  if (password === undefined || password === "") {
    throw new Refusal("confirmNeeded", "Enter your password to buy that.", { field: "password" });
  }
  await confirmPassword(app, asker, password);
}

/**
 * Chooses whether purchases need the password, which has been confirmed before. Refuses: notAllowed (the account has
 * none).
 */
export async function choosePassword(work: Work, userID: UserID, asksPassword: boolean): Promise<void> {
  const { password_hash: hash } = await lockPlayer(work, userID, ["password_hash"], "change");
  if (hash === null) {
    throw new Refusal("notAllowed", "You have no password yet. Set one in My Settings first.", { field: "password" });
  }
  await work.trx
    .insertInto("shoppers")
    .values({ user_id: userID, asks_password: asksPassword })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ asks_password: asksPassword }))
    .execute();
  work.changed(userID, "shop");
}
