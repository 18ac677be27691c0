import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { App } from "../work.ts";
import { isPassword } from "./passwords.ts";

/**
 * Makes sure that the one who asks knows the account's password. An account that signs in by a provider has none.
 *
 * @throws Refusal wrongPassword
 */
export async function confirmPassword(app: App, userID: UserID, password: string | undefined): Promise<void> {
  const row = await app.db.selectFrom("users").select("password_hash").where("user_id", "=", userID).executeTakeFirst();
  if (row?.password_hash === null) return;
  if (!row || !(await isPassword(row.password_hash, password ?? ""))) {
    throw new Refusal("wrongPassword", "That is not your password.", { field: "password" });
  }
}
