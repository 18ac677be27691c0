import { createHash } from "node:crypto";

import { sql, type Kysely } from "kysely";

import { FRIEND_FIELDS, type FriendList, type FriendRow } from "../../contracts/social/friends.ts";
import type { UserID } from "../../ids.ts";
import { mayMeet } from "../../rules/classes/circle.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { isOnline } from "../platform/online.ts";
import type { App } from "../platform/work.ts";
import { circleOf } from "../players/circle.ts";
import { cardColumns, cardOfRow, type CardTimes } from "../players/player-card.ts";
import { knownTo } from "./known.ts";

const HASH_LENGTH = 22;

/** A player's friends as rows, in the order of their ids: equal lists have equal hashes. */
export const friendsQuery = (db: Kysely<Database>, userID: UserID) =>
  db
    .selectFrom("friendships")
    .innerJoin("users", "users.user_id", "friendships.friend_id")
    .select(cardColumns(userID))
    .where("friendships.user_id", "=", userID)
    .orderBy("friendships.friend_id");

/** The same with teammates and classmates who are no friends, in the order of their ids, too. */
const knownQuery = (db: Kysely<Database>, userID: UserID) =>
  db
    .selectFrom(knownTo(userID).as("known"))
    .innerJoin("users", "users.user_id", "known.user_id")
    .select(cardColumns(userID))
    .select("known.friend_type")
    .orderBy("known.user_id");

/**
 * The friends, teammates and classmates of a player with a hash of what the list shows; omitted when the client already has the list
 * with this hash. Whether a friend is online is not part of it: that changes all the time and is sent separately.
 *
 * @source core §7 Friends
 */
export async function friendListOf(
  db: Kysely<Database>,
  userID: UserID,
  times: CardTimes,
  knownHash?: string,
): Promise<FriendList> {
  const rows = await knownQuery(db, userID).execute();
  const values = rows.map((row): FriendRow => {
    const { userID, username, displayName, title, ...card } = cardOfRow(row, times);
    const { carID, carHueAngle, look, playerLevel, membership, tag, tagColor, isFounder } = card;
    const name = [userID, username, displayName, title] as const;
    return [...name, carID, carHueAngle, look, playerLevel, membership, tag, tagColor, isFounder, row.friend_type];
  });
  const friendsHash = createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, HASH_LENGTH);
  const head = { friendsHash, totalFriends: rows.filter((row) => row.friend_type === "friend").length };
  return friendsHash === knownHash ? { ...head, unchanged: true } : { ...head, fields: FRIEND_FIELDS, values };
}

/** Friends, teammates and classmates who are online and visible. @source core §3 offline */
export async function onlineFriendsOf(app: Pick<App, "db" | "online">, userID: UserID): Promise<readonly UserID[]> {
  const rows = await visibleKnown(app.db, userID).execute();
  const ids = rows.map((row) => row.user_id);
  const online = await isOnline(app.online, ids);
  return ids.filter((id) => online.has(id));
}

/** Friends, teammates and classmates whose link has a free seat now, for anybody who may race with them. */
export async function openGamesOf(db: Kysely<Database>, userID: UserID): Promise<readonly UserID[]> {
  const rows = await visibleKnown(db, userID)
    .innerJoin("users as own", (join) => join.on("own.user_id", "=", userID))
    .select([circleOf("users.user_id").as("circle"), circleOf("own.user_id").as("own")])
    .innerJoin("friend_lobbies", "friend_lobbies.host_user_id", "known.user_id")
    .where("friend_lobbies.is_open", "=", true)
    .where("friend_lobbies.lease_until_stamp", ">", sql<Stamp>`extract(epoch from clock_timestamp())::bigint`)
    .execute();
  const open = rows.filter(({ own, circle }) => mayMeet(own ?? undefined, circle ?? undefined));
  return [...new Set(open.map((row) => row.user_id))];
}

const visibleKnown = (db: Kysely<Database>, userID: UserID) =>
  db
    .selectFrom(knownTo(userID).as("known"))
    .innerJoin("users", "users.user_id", "known.user_id")
    .select("known.user_id")
    .where("users.offline", "=", false)
    .orderBy("known.user_id");
