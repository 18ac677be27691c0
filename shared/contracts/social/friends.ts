import { z } from "zod";

import { FRIEND_LIMIT } from "../../rules/friends.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { stamp, userID } from "../ids.ts";
import { pathUserID, PlayerCard } from "./players.ts";

/** The columns of a friend, in the order of `values`. */
export const FRIEND_FIELDS = [
  "userID",
  "username",
  "displayName",
  "title",
  "carID",
  "carHueAngle",
  "look",
  "playerLevel",
  "membership",
  "tag",
  "tagColor",
  "isFounder",
  "friendType",
] as const;

const { shape } = PlayerCard;
const FriendRow = z.tuple([
  shape.userID,
  shape.username,
  shape.displayName,
  shape.title,
  shape.carID,
  shape.carHueAngle,
  shape.look,
  shape.playerLevel,
  shape.membership,
  shape.tag,
  shape.tagColor,
  shape.isFounder,
  z.enum(["friend", "teammate", "classmate"]),
]);
export type FriendRow = z.infer<typeof FriendRow>;

const friendsHash = z.string().max(60);
const unchanged = z.literal(true).meta({ description: "The list still has the sent hash." });

/** The list as a table, or the answer that it is unchanged. @source core §7 Friends */
const FriendList = z.object({
  friendsHash,
  totalFriends: z.int().min(0).meta({ description: "Without teammates and classmates." }),
  unchanged: unchanged.optional(),
  fields: z.array(z.enum(FRIEND_FIELDS)).readonly().optional(),
  values: z.array(FriendRow).readonly().optional(),
});
export type FriendList = z.infer<typeof FriendList>;

/** A flag of an address: on when it is there and not "0". */
const flag = z.enum(["", "0", "1"]).optional();

const FriendsQuery = z.object({ online: flag, games: flag, friendsHash: friendsHash.optional() });

export const friends = call({
  method: "GET",
  path: "/friends",
  summary:
    "The friends, and teammates and classmates who are not friends, as a table. With the `friendsHash` of a known list, an unchanged list is omitted.",
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  query: FriendsQuery,
  body: Nothing,
  answer: FriendList.extend({
    online: z
      .array(userID)
      .readonly()
      .optional()
      .meta({ description: "On request by `online`: friends who are online." }),
    games: z
      .array(userID)
      .readonly()
      .optional()
      .meta({ description: "On request by `games`: friends with an open race." }),
  }),
  refusals: [],
});

const Waiting = PlayerCard.extend({ askedStamp: stamp });

export const friendRequests = call({
  method: "GET",
  path: "/friend-requests",
  summary: "Your incoming and outgoing requests, and recent opponents. Newest first, 200 at most.",
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({
    requests: z.array(Waiting).readonly(),
    totalRequests: z.int().min(0),
    requestedFriends: z.array(Waiting).readonly(),
    recentRacers: z.array(PlayerCard).readonly(),
  }),
  refusals: [],
});

const ANSWERS = { max: 300, perMs: minutes(15) } as const;
const One = z.strictObject({ id: pathUserID });
const friendIDs = z.array(userID).max(FRIEND_LIMIT).optional();
/** @source core §7 Friends */
const Known = z.strictObject({
  friendsHash: friendsHash.optional(),
  friendIDs: friendIDs.meta({ description: "Optional and ignored: the address names the player." }),
});
const Chosen = Known.extend({
  friendIDs: friendIDs.meta({
    description: "The senders, such as those on the screen; all of them when omitted.",
  }),
});
const totalRequests = z.int().min(0).meta({ description: "Requests that still wait for an answer." });
const Changed = FriendList.extend({ totalRequests });

export const requestFriend = call({
  method: "POST",
  path: "/friend-requests/{id}/request",
  summary:
    "Ask a player to be a friend. A player who has asked you becomes a friend at once. Asking again changes nothing.",
  access: "user",
  limit: { max: 60, perMs: minutes(15) },
  params: One,
  body: Known,
  answer: Changed.extend({ result: z.enum(["asked", "friend"]) }),
  refusals: ["notFound", "notAllowed", "friendLimit", "muted"],
});

export const cancelRequest = call({
  method: "POST",
  path: "/friend-requests/{id}/cancel",
  summary: "Take a request back. Nobody is told.",
  access: "user",
  limit: ANSWERS,
  params: One,
  body: Known,
  answer: Changed,
  refusals: [],
});

export const acceptFriend = call({
  method: "POST",
  path: "/friend-requests/{id}/accept",
  summary: "Accept a request. A refusal has the current list of `requests`.",
  access: "user",
  limit: ANSWERS,
  params: One,
  body: Known,
  answer: Changed,
  refusals: ["notFound", "friendLimit"],
});

export const denyFriend = call({
  method: "POST",
  path: "/friend-requests/{id}/deny",
  summary: "Deny a request. The sender is not told, and cannot reach you again for 30 days.",
  access: "user",
  limit: ANSWERS,
  params: One,
  body: Known,
  answer: Changed,
  refusals: [],
});

export const acceptAllFriends = call({
  method: "POST",
  path: "/friend-requests/accept-all",
  summary: "Accept requests, the oldest first, while there is room on both lists. The others keep waiting.",
  access: "user",
  limit: ANSWERS,
  params: Nothing,
  body: Chosen,
  answer: Changed.extend({ friendIDs: z.array(userID).readonly().meta({ description: "The accepted players." }) }),
  refusals: [],
});

export const denyAllFriends = call({
  method: "POST",
  path: "/friend-requests/deny-all",
  summary: "Deny requests.",
  access: "user",
  limit: ANSWERS,
  params: Nothing,
  body: Chosen,
  answer: Changed,
  refusals: [],
});

export const removeFriend = call({
  method: "POST",
  path: "/friends/{id}/delete",
  summary: "End a friendship, for both. Nobody is told.",
  access: "user",
  limit: ANSWERS,
  params: One,
  body: Known,
  answer: Changed,
  refusals: [],
});
