import type { Kysely } from "kysely";

import type { Counters } from "../../contracts/social/own-counters.ts";
import type { UserID } from "../../ids.ts";
import { FRIEND_LIMIT } from "../../rules/friends.ts";
import type { Database } from "../database.ts";

type FriendCounters = Pick<Counters, "totalFriends" | "friendLimit" | "requests">;

/** The numbers of a player's friends and of waiting requests; 0 requests while the player wants none. @source core §5 */
export async function friendCountersOf(db: Kysely<Database>, userID: UserID): Promise<FriendCounters | undefined> {
  const row = await db
    .selectFrom("users")
    .select("allow_friend_requests")
    .select((eb) =>
      eb
        .selectFrom("friendships")
        .select((each) => each.fn.countAll<number>().as("count"))
        .whereRef("friendships.user_id", "=", "users.user_id")
        .as("friends"),
    )
    .select((eb) =>
      eb
        .selectFrom("friend_requests")
        .select((each) => each.fn.countAll<number>().as("count"))
        .whereRef("asked_id", "=", "users.user_id")
        .where("denied_stamp", "is", null)
        .where("withdrawn_stamp", "is", null)
        .as("requests"),
    )
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (!row) return undefined;
  const requests = row.allow_friend_requests ? (row.requests ?? 0) : 0;
  return { totalFriends: row.friends ?? 0, friendLimit: FRIEND_LIMIT, requests };
}
