import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { lookupKey } from "../../rules/written.ts";
import type { Database } from "../database.ts";

/** Only friends are given something, so that nobody hears from a stranger. */
export const notAFriend = (): Refusal =>
  new Refusal("notAllowed", "You can give gold to friends. Add them as a friend first.");

/** A friend by username. Whoever is none isn't there either: nobody learns who has an account. Refuses: notAllowed. */
export async function friendNamed(db: Kysely<Database>, userID: UserID, username: string): Promise<UserID> {
  const row = await db
    .selectFrom("users")
    .innerJoin("friendships", "friendships.friend_id", "users.user_id")
    .select("users.user_id")
    .where("friendships.user_id", "=", userID)
    .where((eb) => eb(eb.fn<string>("lower", ["users.username"]), "=", lookupKey(username)))
    .executeTakeFirst();
  if (!row) throw notAFriend();
  return row.user_id;
}
