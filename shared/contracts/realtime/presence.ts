import { z } from "zod";

import { FRIEND_RACE } from "../../rules/friend-race.ts";
import { FRIEND_LIMIT } from "../../rules/friends.ts";
import { FACTS } from "../facts.ts";
import { site, stamp, userID } from "../ids.ts";
import { lessonID } from "../math.ts";
import { Notification } from "../notifications.ts";

/** The name of the rooms that hold players' lines. Nobody joins one by its id: the matchmaker picks it. */
export const PRESENCE = "presence";

/** @source core §7 Realtime: check-in */
export const CheckIn = z
  .strictObject({
    path: z.string().max(200).meta({ description: "The page's path; nobody else is told more than whether it races." }),
    pathID: z.string().max(64).nullable().meta({
      description:
        "Whose friend race the page shows. Taken as the specification sends it; the server goes by what its rooms know.",
    }),
    offline: z.boolean().meta({ description: "Looks offline to everybody." }),
    first: z.boolean().meta({ description: "The first one on this line." }),
    leftFriendRace: z.boolean().meta({ description: "Taken as the specification sends it, and not read." }),
    friendIDs: z.array(userID).max(FRIEND_LIMIT).optional().meta({
      description: "The friends whose state is wanted; left out: all. Anybody else is passed over.",
    }),
    friendsHash: z
      .string()
      .max(60)
      .meta({ description: "Of the last list of friends (`GET /friends`); empty before the first." }),
    racesPlayed: z
      .int()
      .min(0)
      .max(100_000_000)
      .meta({ description: "Taken as the specification sends it, and not read." }),
    lastNotificationID: z.int().min(0).meta({ description: "0 before the first." }),
  })
  .meta({ description: "A page says where it is, and what it has seen." });
export type CheckIn = z.infer<typeof CheckIn>;

/** @source core §7 Sent */
export const OpenGames = z.strictObject({}).meta({
  description: "Asks how many friends are here and how many of their races are open: `told` brings `open-games`.",
});

/** A friend who is seen online. */
export const SeenFriend = z.object({
  userID,
  app: site.meta({ description: "The site." }),
  doing: z.enum(["racing", "friend-race", "around"]),
  isOpen: z.boolean().meta({ description: "Waits in the race behind their own link, where a seat is free for you." }),
});
export type SeenFriend = z.infer<typeof SeenFriend>;

export const CheckedIn = z
  .object({
    serverStamp: stamp,
    clientVersion: z.int().nullable().meta({
      description:
        "When the server's own client was built, in seconds since 1970 UTC; an older page loads itself anew.",
    }),
    friends: z.array(SeenFriend).readonly(),
    totalFriends: z.int().min(0),
    isListChanged: z.boolean().meta({ description: "The friend list is not the one whose hash was sent: fetch it." }),
    totalRequests: z.int().min(0).meta({ description: "Friend requests that wait; 0 for a player who takes none." }),
    openGames: z.int().min(0).meta({ description: "Friends whose friend race has a seat for you." }),
    notifications: z.array(Notification).readonly().meta({ description: "Oldest first." }),
    lastNotificationID: z.int().min(0).meta({ description: "The newest there is; with more to come, check in again." }),
  })
  .meta({ description: "The answer to a check-in: what is, and everything newer than what the page has seen." });
export type CheckedIn = z.infer<typeof CheckedIn>;

/** @source core §7 Sent: race-invites */
export const RaceInvites = z
  .strictObject({
    friendIDs: z.array(userID).min(1).max(FRIEND_RACE.maxInvited),
    options: z
      .strictObject({ lessonID: lessonID.optional().meta({ description: "What everybody solves, on the math site." }) })
      .optional(),
  })
  .meta({
    description:
      "The host asks friends to the race behind their own link, whether or not its lobby is open: they are told, and an invite-only race opens to them. Anybody else is passed over, and so is a friend who was asked a moment ago.",
  });

export const Invited = z
  .object({
    friendIDs: z.array(userID).readonly(),
    trouble: z.string().optional().meta({ description: "Why nobody is, for the person." }),
  })
  .meta({ description: "Which of the friends are invited now." });
export type Invited = z.infer<typeof Invited>;

/** @source core §7 Received: error */
export const LineError = z
  .object({ error: z.enum(["invalid-session"]), message: z.string() })
  .meta({ description: "Why the line is about to close." });
export type LineError = z.infer<typeof LineError>;

/** @source core §7 Received: auth */
export const NewToken = z
  .object({ token: z.string() })
  .meta({ description: "A new bearer token for the line's own session: the one before stays good until its own end." });
export type NewToken = z.infer<typeof NewToken>;

export const CheckInPlease = z.object({ withinMs: z.int().min(0) }).meta({
  description:
    "Check in again within so many milliseconds, at a moment of one's own choice: something may have been missed.",
});

export const Changed = z.object({ facts: z.array(z.enum(FACTS)).readonly(), withinMs: z.int().min(0) }).meta({
  description:
    "What is another one now of what the player has, here or elsewhere: ask again for what the page shows of it within so many milliseconds, at a moment of one's own choice. After a change of `account` or `friends`, check in.",
});
export type Changed = z.infer<typeof Changed>;

export const PRESENCE_MESSAGES = {
  sent: { "check-in": CheckIn, "open-games": OpenGames, "race-invites": RaceInvites },
  received: {
    "checked-in": CheckedIn,
    told: Notification,
    changed: Changed,
    "check-in-please": CheckInPlease,
    invited: Invited,
    auth: NewToken,
    error: LineError,
  },
} as const;
