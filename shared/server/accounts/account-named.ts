import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { lookupKey } from "../../rules/written.ts";
import type { Database } from "../database.ts";

/** An account as an operator names it: upper and lower case are the same. Refuses: notFound. */
export async function accountNamed(db: Kysely<Database>, username: string): Promise<UserID> {
  const row = await db
    .selectFrom("users")
    .select("user_id")
    .where((eb) => eb(eb.fn<string>("lower", ["username"]), "=", lookupKey(username)))
    .executeTakeFirst();
  if (!row) throw new Refusal("notFound", `There's no account with the username ${username}.`);
  return row.user_id;
}
