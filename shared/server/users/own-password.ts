import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { App } from "../work.ts";
import { hashPassword, isPassword, isStale } from "./passwords.ts";

/**
 * Makes sure that the one who asks knows the account's password. An account that signs in by a provider has none.
 *
 * @throws Refusal wrongPassword
 */
export async function confirmPassword(app: App, userID: UserID, password: string | undefined): Promise<void> {
  const row = await app.db.selectFrom("users").select("password_hash").where("user_id", "=", userID).executeTakeFirst();
  if (row?.password_hash === null) return;
  if (!row || !(await isPassword(app.vault, row.password_hash, password ?? ""))) {
    throw new Refusal("wrongPassword", "That is not your password.", { field: "password" });
  }
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
