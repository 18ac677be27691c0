import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { DENIED_FOR } from "../../rules/friends.ts";
import { before } from "../../units.ts";
import type { Database } from "../database.ts";
import { purge } from "../platform/jobs/purge.ts";
import { cardColumns, cardOfRow, type CardTimes } from "../players/player-card.ts";

const SHOWN = 200;

/** The senders of requests to a player, newest first. */
export async function requestsTo(db: Kysely<Database>, userID: UserID, times: CardTimes) {
  const rows = await between(db, "asked_id", "asker_id", userID).where("denied_stamp", "is", null).execute();
  return rows.map((row) => ({ ...cardOfRow(row, times), askedStamp: row.asked_stamp }));
}

/** The players asked by a player, newest first. A denied request looks as if it still waits. */
export async function requestsBy(db: Kysely<Database>, userID: UserID, times: CardTimes) {
  const rows = await between(db, "asker_id", "asked_id", userID).execute();
  return rows.map((row) => ({ ...cardOfRow(row, times), askedStamp: row.asked_stamp }));
}

type Side = "asked_id" | "asker_id";

/** A player's requests that were not taken back, with the card of whoever is on the other side. */
const between = (db: Kysely<Database>, own: Side, other: Side, userID: UserID) =>
  db
    .selectFrom("friend_requests")
    .innerJoin("users", "users.user_id", `friend_requests.${other}`)
    .select([...cardColumns(userID), "friend_requests.asked_stamp"])
    .where(`friend_requests.${own}`, "=", userID)
    .where("friend_requests.withdrawn_stamp", "is", null)
    .orderBy("friend_requests.asked_stamp", "desc")
    .orderBy("users.user_id", "desc")
    .limit(SHOWN);

/** The number of requests that wait for a player's answer; 0 while the player wants none. @source core §5 */
export async function countWaiting(db: Kysely<Database>, userID: UserID): Promise<number> {
  const { count } = await db
    .selectFrom("friend_requests")
    .innerJoin("users", "users.user_id", "friend_requests.asked_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("asked_id", "=", userID)
    .where("denied_stamp", "is", null)
    .where("withdrawn_stamp", "is", null)
    .where("users.allow_friend_requests", "=", true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes denied and withdrawn requests once they are old: their senders may ask again. */
export const purgeDeniedRequests = purge(
  "friend_requests",
  (now) => sql`denied_stamp < ${before(now, DENIED_FOR)}
    or (withdrawn_stamp < ${before(now, DENIED_FOR)} and denied_stamp is null)`,
);
