import type { UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";

/** Addresses that get a player's receipts: only such as somebody has shown to be theirs. */
export async function receiptsTo({ trx }: Pick<Work, "trx">, userID: UserID): Promise<readonly string[]> {
  const row = await trx
    .selectFrom("users")
    .select("email")
    .where("user_id", "=", userID)
    .where("email_verified_stamp", "is not", null)
    .executeTakeFirst();
  return [row?.email ?? []].flat();
}
