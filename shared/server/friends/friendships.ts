import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";

const COLUMNS = [
  "user_id",
  "username",
  "display_name",
  "allow_friend_requests",
  "findable",
  "erase_stamp",
  "is_bot",
] as const;

/**
 * Locks players in the order of their ids: the first step of every change to friendships. A friendship or request
 * between two players is only changed by an operation that has locked both.
 *
 * @returns those who have an account
 */
export async function lockMembers(work: Work, userIDs: readonly UserID[]) {
  const rows = await lockPlayers(work, userIDs, COLUMNS, "change");
  return new Map(
    rows.flatMap((row) => (row.username === null ? [] : [[row.user_id, { ...row, username: row.username }] as const])),
  );
}

/** The number of friends of each player. */
export async function countFriends(
  db: Kysely<Database>,
  userIDs: readonly UserID[],
): Promise<ReadonlyMap<UserID, number>> {
  const rows = await db
    .selectFrom("friendships")
    .select(["user_id", (eb) => eb.fn.countAll<number>().as("count")])
    .where("user_id", "in", userIDs)
    .groupBy("user_id")
    .execute();
  return new Map(userIDs.map((userID) => [userID, rows.find((row) => row.user_id === userID)?.count ?? 0]));
}

/** The ids of a player's friends, in order. */
export async function friendIDsOf(db: Kysely<Database>, userID: UserID): Promise<readonly UserID[]> {
  const rows = await db
    .selectFrom("friendships")
    .select("friend_id")
    .where("user_id", "=", userID)
    .orderBy("friend_id")
    .execute();
  return rows.map((row) => row.friend_id);
}

/** Makes one player a friend of others, and them friends of that player; requests between them are deleted. */
export async function befriend(work: Work, userID: UserID, friendIDs: readonly UserID[]): Promise<void> {
  if (friendIDs.length === 0) return;
  const { trx, now } = work;
  for (const each of [userID, ...friendIDs]) work.changed(each, "friends", "achievements");
  await trx
    .insertInto("friendships")
    .values(
      friendIDs.flatMap((friendID) => [
        { user_id: userID, friend_id: friendID, since_stamp: now },
        { user_id: friendID, friend_id: userID, since_stamp: now },
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .deleteFrom("friend_requests")
    .where((eb) =>
      eb.or([
        eb.and([eb("asked_id", "=", userID), eb("asker_id", "in", friendIDs)]),
        eb.and([eb("asker_id", "=", userID), eb("asked_id", "in", friendIDs)]),
      ]),
    )
    .execute();
}

/**
 * Ends every friendship and request of a player, who is locked: whoever changes one of them waits for that. Their friends
 * hear of it.
 */
export async function endAllFriendships(work: Work, userID: UserID): Promise<void> {
  for (const each of [userID, ...(await friendIDsOf(work.trx, userID))]) work.changed(each, "friends");
  await sql`delete from friendships where user_id = ${userID}
    or (user_id, friend_id) in (select friend_id, user_id from friendships where user_id = ${userID})`.execute(
    work.trx,
  );
  await sql`delete from friend_requests where asker_id = ${userID}`.execute(work.trx);
  await sql`delete from friend_requests where asked_id = ${userID}`.execute(work.trx);
}

/** Ends a friendship for both; does nothing where there is none. */
export async function removeFriend(work: Work, userID: UserID, friendID: UserID): Promise<void> {
  await lockMembers(work, [userID, friendID]);
  work.changed(userID, "friends");
  work.changed(friendID, "friends");
  await sql`delete from friendships
    where (user_id, friend_id) in ((${userID}::bigint, ${friendID}::bigint), (${friendID}::bigint, ${userID}::bigint))
  `.execute(work.trx);
}
