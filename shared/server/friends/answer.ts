import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { FRIEND_LIMIT } from "../../rules/friends.ts";
import type { Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";
import { befriend, countFriends, lockMembers } from "./friendships.ts";
import { SENTENCES } from "./request.ts";
import { requestsTo } from "./waiting.ts";

/**
 * Accepts one request. An existing friend stays one. A refusal sends the current requests. Refuses: notFound (there is
 * no such request any more), friendLimit.
 *
 * @source core §8
 */
export async function acceptFriend(
  work: Work,
  userID: UserID,
  askerID: UserID,
  foundersUntil: Stamp | undefined,
): Promise<void> {
  const players = await lockMembers(work, [userID, askerID]);
  const refuse = async (code: "notFound" | "friendLimit", sentence: string): Promise<never> => {
    throw new Refusal(code, sentence, {
      requests: await requestsTo(work.trx, userID, { now: work.now, foundersUntil }),
    });
  };
  const own = players.get(userID);
  if (!own || (await waitingAskers(work, userID, [askerID])).length === 0) {
    if (await areFriends(work, userID, askerID)) return;
    return refuse("notFound", "That request is no longer waiting.");
  }
  const friends = await countFriends(work.trx, [userID, askerID]);
  if ((friends.get(userID) ?? 0) >= FRIEND_LIMIT) return refuse("friendLimit", SENTENCES.full);
  if ((friends.get(askerID) ?? 0) >= FRIEND_LIMIT) return refuse("friendLimit", SENTENCES.theirsFull);
  await befriend(work, userID, [askerID]);
  work.notify(askerID, "friend-accept", { userID, username: own.username, displayName: own.display_name });
}

/**
 * Accepts requests while there is room on both lists, the oldest first.
 *
 * @param only the senders concerned; all senders when omitted
 * @returns the accepted senders
 */
export async function acceptFriends(work: Work, userID: UserID, only?: readonly UserID[]): Promise<readonly UserID[]> {
  const { players, askers } = await lockAskers(work, userID, only);
  const own = players.get(userID);
  if (!own || askers.length === 0) return [];
  const friends = await countFriends(work.trx, [userID, ...askers]);
  const room = Math.max(0, FRIEND_LIMIT - (friends.get(userID) ?? 0));
  const accepted = askers.filter((askerID) => (friends.get(askerID) ?? 0) < FRIEND_LIMIT).slice(0, room);
  await befriend(work, userID, accepted);
  for (const askerID of accepted) {
    work.notify(askerID, "friend-accept", { userID, username: own.username, displayName: own.display_name });
  }
  return accepted;
}

/** Denies requests; does nothing where none waits. */
export async function denyFriends(work: Work, userID: UserID, only?: readonly UserID[]): Promise<void> {
  const { askers } = await lockAskers(work, userID, only);
  if (askers.length === 0) return;
  work.changed(userID, "friends");
  await work.trx
    .updateTable("friend_requests")
    .set({ denied_stamp: work.now })
    .where("asked_id", "=", userID)
    .where("asker_id", "in", askers)
    .execute();
}

/** Locks a player and the senders of requests to that player. @returns those who still ask, the oldest request first */
async function lockAskers(work: Work, userID: UserID, only: readonly UserID[] | undefined) {
  const asking = await waitingAskers(work, userID, only);
  const players = await lockMembers(work, [userID, ...asking]);
  const askers = asking.length === 0 ? [] : await waitingAskers(work, userID, asking);
  return { players, askers };
}

/** The senders of waiting requests, all or some of them; `INBOX_LIMIT` at most. */
async function waitingAskers({ trx }: Work, userID: UserID, only?: readonly UserID[]): Promise<readonly UserID[]> {
  if (only?.length === 0) return [];
  const rows = await trx
    .selectFrom("friend_requests")
    .select("asker_id")
    .where("asked_id", "=", userID)
    .where("denied_stamp", "is", null)
    .where("withdrawn_stamp", "is", null)
    .$if(only !== undefined, (query) => query.where("asker_id", "in", only ?? []))
    .orderBy("asked_stamp")
    .orderBy("asker_id")
    .execute();
  return rows.map((row) => row.asker_id);
}

async function areFriends({ trx }: Work, userID: UserID, friendID: UserID): Promise<boolean> {
  const { rows } = await sql`select 1 from friendships where user_id = ${userID} and friend_id = ${friendID}`.execute(
    trx,
  );
  return rows.length > 0;
}
