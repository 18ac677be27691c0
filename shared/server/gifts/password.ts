import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { App } from "../platform/work.ts";

/** Gifts take a password: an account without one gets one first. Refuses: notAllowed. */
export async function mustHavePassword({ db }: App, userID: UserID): Promise<void> {
  const row = await db.selectFrom("users").select("password_hash").where("user_id", "=", userID).executeTakeFirst();
  if (row?.password_hash !== null) return;
  const sentence = "You need a password to send gifts. Set one in My Settings first.";
  throw new Refusal("notAllowed", sentence, { field: "password" });
}
