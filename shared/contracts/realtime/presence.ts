import { z } from "zod";

import { FRIEND_LIMIT } from "../../rules/friends.ts";
import { userID } from "../ids.ts";
import { Notification } from "../notifications.ts";

/** The name of the rooms that hold players' lines. Nobody joins one by its id: the matchmaker picks it. */
export const PRESENCE = "presence";

/**
 * A page says where it is, and what it has seen.
 *
 * @source core §7 Realtime: check-in
 */
export const CheckIn = z.strictObject({
  path: z.string().max(200).meta({ description: "The page's path; nobody else is told more than whether it races." }),
  pathID: z.string().max(64).nullable().meta({ description: "Whose friend race, or which race, the page shows." }),
  offline: z.boolean().meta({ description: "Looks offline to everybody." }),
  first: z.boolean().meta({ description: "The first one on this line." }),
  leftFriendRace: z.boolean(),
  friendIDs: z.array(userID).max(FRIEND_LIMIT).optional().meta({
    description: "The friends whose state is wanted; left out: all. Who is no friend is passed over.",
  }),
  friendsHash: z.string().max(60),
  racesPlayed: z.int().min(0).max(100_000_000),
  lastNotificationID: z.int().min(0).meta({ description: "0 before the first." }),
});
export type CheckIn = z.infer<typeof CheckIn>;

/** Asks how many friends are here and how many of their races are open: `told` brings `open-games`. @source core §7 Sent */
export const OpenGames = z.strictObject({});

/** A friend who is seen online. */
export const SeenFriend = z.object({
  userID,
  app: z.enum(["type", "math"]).meta({ description: "The site." }),
  doing: z.enum(["racing", "friend-race", "around"]),
  isOpen: z.boolean().meta({ description: "Waits in the race behind the own link, where a seat is free for you." }),
});
export type SeenFriend = z.infer<typeof SeenFriend>;

/** The answer to a check-in: what is, and everything newer than what the page has seen. */
export const CheckedIn = z.object({
  serverStamp: z.int().meta({ description: "Seconds since 1970 UTC." }),
  friends: z.array(SeenFriend).readonly(),
  totalFriends: z.int().min(0),
  isListChanged: z.boolean().meta({ description: "The friend list is not the one whose hash was sent: fetch it." }),
  totalRequests: z.int().min(0).meta({ description: "Friend requests that wait; 0 for who takes none." }),
  openGames: z.int().min(0).meta({ description: "Friends whose friend race has a seat for you." }),
  notifications: z.array(Notification).readonly().meta({ description: "Oldest first." }),
  lastNotificationID: z.int().min(0).meta({ description: "The newest there is; with more to come, check in again." }),
});
export type CheckedIn = z.infer<typeof CheckedIn>;

/** Check in again within so many milliseconds, at a moment of one's own choice: something may have been missed. */
export const CheckInPlease = z.object({ withinMs: z.int().min(0) });

export const PRESENCE_MESSAGES = {
  sent: { "check-in": CheckIn, "open-games": OpenGames },
  received: { "checked-in": CheckedIn, told: Notification, "check-in-please": CheckInPlease },
} as const;
