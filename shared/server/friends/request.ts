import { sql } from "kysely";

import { ONE_WAY_FRIEND_IDS } from "../../content/one-way-friends.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import {
  ASKED_AGAIN,
  askingResult,
  FRIEND_LIMIT,
  REQUEST_LIMIT,
  type Asking,
  type AskingRefusal,
} from "../../rules/friends.ts";
import { after } from "../../units.ts";
import { refuseMuted } from "../conduct/holds.ts";
import type { Work } from "../platform/work.ts";
import { befriend, countFriends, lockMembers } from "./friendships.ts";

/**
 * Asks a player to be a friend, or befriends one who has already asked. Refuses: notFound, notAllowed (oneself, a bot, or no
 * requests wanted), friendLimit, muted.
 *
 * @source core §4 Friend request, §5
 */
export async function requestFriend(
  work: Work,
  userID: UserID,
  otherID: UserID,
  oneWayIDs: ReadonlySet<UserID> = ONE_WAY_FRIEND_IDS,
): Promise<"asked" | "friend"> {
  if (userID === otherID) throw new Refusal("notAllowed", "You're already your own best friend. Ask someone else!");
  const players = await lockMembers(work, [userID, otherID]);
  const own = players.get(userID);
  const other = players.get(otherID);
  if (!own || !other) throw noSuchPlayer();
  if (own.is_bot || other.is_bot) throw new Refusal("notAllowed", "Bots have no friends list.");
  const asking = await askingOf(work, userID, otherID);
  const isKnown = asking.areFriends || asking.hasAsked || asking.wasAsked;
  const canMeet = own.findable && other.findable && other.erase_stamp === null;
  if (!isKnown && !canMeet) throw noSuchPlayer();
  const result = askingResult({
    ...asking,
    isOneWay: oneWayIDs.has(otherID),
    takesRequests: other.allow_friend_requests,
  });

  const self = { userID, username: own.username, displayName: own.display_name };
  switch (result) {
    case "nothing":
      return asking.areFriends ? "friend" : "asked";
    case "befriend":
      work.changed(userID, "friends", "achievements");
      await befriendOneWay(work, userID, otherID);
      return "friend";
    case "accept":
      await befriend(work, userID, [otherID]);
      work.notify(otherID, "friend-accept", self);
      return "friend";
    case "ask":
      await refuseMuted(work, userID);
      for (const each of [userID, otherID]) work.changed(each, "friends");
      if (await ask(work, userID, otherID)) {
        work.notify(otherID, "friend-requests", { ...self, totalRequests: asking.theirRequests + 1 });
      }
      return "asked";
    default:
      throw new Refusal(result === "closed" ? "notAllowed" : "friendLimit", SENTENCES[result]);
  }
}

export const SENTENCES: Readonly<Record<AskingRefusal, string>> = {
  closed: "This racer isn't taking friend requests right now.",
  full: `You have ${FRIEND_LIMIT} friends, and that's the limit. Make room first.`,
  theirsFull: `This racer already has ${FRIEND_LIMIT} friends, and that's the limit.`,
  tooMany: `${REQUEST_LIMIT} of your requests are waiting. Give people some time to answer.`,
  theirsTooMany: "This racer has a lot of requests to answer first. Try again another day.",
};

const noSuchPlayer = (): Refusal => new Refusal("notFound", "We can't find that racer.");

async function askingOf(
  { trx }: Work,
  userID: UserID,
  otherID: UserID,
): Promise<Omit<Asking, "isOneWay" | "takesRequests">> {
  const { rows } = await sql<Omit<Asking, "isOneWay" | "takesRequests" | "ownFriends" | "theirFriends">>`select
    exists (select 1 from friendships where user_id = ${userID} and friend_id = ${otherID}) as "areFriends",
    exists (select 1 from friend_requests
      where asked_id = ${otherID} and asker_id = ${userID} and withdrawn_stamp is null) as "hasAsked",
    exists (select 1 from friend_requests where asked_id = ${userID} and asker_id = ${otherID}
      and denied_stamp is null and withdrawn_stamp is null) as "wasAsked",
    (select count(*) from friend_requests where asker_id = ${userID} and withdrawn_stamp is null) as "ownRequests",
    (select count(*) from friend_requests where asked_id = ${otherID}
      and denied_stamp is null and withdrawn_stamp is null) as "theirRequests"
  `.execute(trx);
  const [known] = rows;
  if (!known) throw new Error("a select without a table answers one row");
  const friends = await countFriends(trx, [userID, otherID]);
  return { ...known, ownFriends: friends.get(userID) ?? 0, theirFriends: friends.get(otherID) ?? 0 };
}

/**
 * A player who had denied the other one and asks now may be asked again, too.
 *
 * @returns whether the other player is told: not after a denial, and not of a request that was taken back lately and is
 * repeated
 */
async function ask({ trx, now }: Work, userID: UserID, otherID: UserID): Promise<boolean> {
  await trx.deleteFrom("friend_requests").where("asked_id", "=", userID).where("asker_id", "=", otherID).execute();
  const before = await trx
    .deleteFrom("friend_requests")
    .where("asked_id", "=", otherID)
    .where("asker_id", "=", userID)
    .returning(["denied_stamp", "asked_stamp"])
    .executeTakeFirst();
  const denied_stamp = before?.denied_stamp ?? null;
  const isNews = before === undefined || (denied_stamp === null && after(before.asked_stamp, ASKED_AGAIN) <= now);
  await trx
    .insertInto("friend_requests")
    .values({
      asked_id: otherID,
      asker_id: userID,
      asked_stamp: before && !isNews ? before.asked_stamp : now,
      denied_stamp,
    })
    .execute();
  return isNews;
}

/** Takes back this player's request; does nothing where none waits. The answer does not reveal whether it was denied. */
export async function withdrawRequest(work: Work, userID: UserID, otherID: UserID): Promise<void> {
  await lockMembers(work, [userID, otherID]);
  const { numUpdatedRows } = await work.trx
    .updateTable("friend_requests")
    .set({ withdrawn_stamp: work.now })
    .where("asked_id", "=", otherID)
    .where("asker_id", "=", userID)
    .where("withdrawn_stamp", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  for (const each of [userID, otherID]) work.changed(each, "friends");
}

async function befriendOneWay({ trx, now }: Work, userID: UserID, otherID: UserID): Promise<void> {
  await trx.insertInto("friendships").values({ user_id: userID, friend_id: otherID, since_stamp: now }).execute();
}
