import { z } from "zod";

import { FRIEND_RACE } from "../../rules/friend-lobby/numbers.ts";
import { FRIEND_LIMIT } from "../../rules/friends.ts";
import { FACTS } from "../facts.ts";
import { site, stamp, userID } from "../ids.ts";
import { Notification } from "../notifications.ts";
import { lessonID } from "../race/math.ts";

/** The name of the rooms for players' connections. Never joined by id: the matchmaker picks one. */
export const PRESENCE = "presence";

/** @source core §7 Realtime: check-in */
export const CheckIn = z
  .object({
    path: z.string().max(200).meta({ description: "The page's path; others see only whether it is a race." }),
    pathID: z.string().max(64).nullable().meta({
      description:
        "The host of the friend race on the page. Accepted as specified; the server relies on its rooms instead.",
    }),
    offline: z.boolean().meta({ description: "Appears offline to everybody." }),
    first: z.boolean().meta({ description: "The first one on this connection." }),
    leftFriendRace: z.boolean().meta({ description: "Accepted as specified, and ignored." }),
    friendIDs: z.array(userID).max(FRIEND_LIMIT).optional().meta({
      description: "The friends whose state is wanted; all when omitted. Anybody else is ignored.",
    }),
    friendsHash: z
      .string()
      .max(60)
      .meta({ description: "Of the last list of friends (`GET /friends`); empty before the first." }),
    racesPlayed: z.int().min(0).max(100_000_000).meta({ description: "Accepted as specified, and ignored." }),
    lastNotificationID: z.int().min(0).meta({ description: "0 before the first." }),
    knownStamp: stamp.optional().meta({
      description:
        "Of the first check-in on a connection: the server's time of the oldest answer that the page shows something of, or of the last check-in before the connection broke; 0 if that is unknown.",
    }),
    teamStamp: stamp.optional().meta({
      description:
        "The server's time at which the page asked for the player's team, at the latest now; 0 if that is unknown. If a teammate did something since then and before the server knew that the page shows the team, `changed` says so.",
    }),
  })
  .meta({ description: "A page reports its location, and what it has seen." });
export type CheckIn = z.infer<typeof CheckIn>;

/** @source core §7 Sent */
export const OpenGames = z.object({}).meta({
  description: "Asks for the numbers of friends online and of their open races: answered by `told` with `open-games`.",
});

/** A friend who is seen online. */
export const SeenFriend = z.object({
  userID,
  app: site.meta({ description: "The site." }),
  doing: z.enum(["racing", "friend-race", "around"]),
  isOpen: z.boolean().meta({ description: "Waits in their own friend lobby with a free seat for you." }),
});
export type SeenFriend = z.infer<typeof SeenFriend>;

export const CheckedIn = z
  .object({
    serverStamp: stamp,
    clientVersion: z.int().nullable().meta({
      description: "When the server's own client was built, in seconds since 1970 UTC; an older page reloads itself.",
    }),
    friends: z.array(SeenFriend).readonly(),
    totalFriends: z.int().min(0),
    isListChanged: z.boolean().meta({ description: "The friend list is not the one whose hash was sent: fetch it." }),
    totalRequests: z.int().min(0).meta({ description: "Waiting friend requests; 0 for a player who accepts none." }),
    openGames: z.int().min(0).meta({ description: "Friends whose friend race has a seat for you." }),
    changed: z.array(z.enum(FACTS)).readonly().meta({
      description:
        "The player's facts that changed between `knownStamp` and the opening of this connection, or all if that can't be told: request what the page shows of them again.",
    }),
    notifications: z.array(Notification).readonly().meta({ description: "Oldest first." }),
    lastNotificationID: z.int().min(0).meta({ description: "The newest number; check in again to get more." }),
  })
  .meta({
    description: "The answer to a check-in: the current state, and everything newer than what the page has seen.",
  });
export type CheckedIn = z.infer<typeof CheckedIn>;

/** @source core §7 Sent: race-invites */
export const RaceInvites = z
  .object({
    friendIDs: z.array(userID).min(1).max(FRIEND_RACE.maxInvited),
    options: z
      .object({ lessonID: lessonID.optional().meta({ description: "The lesson, on the math site." }) })
      .optional(),
  })
  .meta({
    description:
      "Invites friends to the player's own friend lobby, whether or not it is open: they are notified, and an invite-only race opens to them. Anybody else is ignored, and so is a friend who was invited a moment ago.",
  });

export const Invited = z
  .object({
    friendIDs: z.array(userID).readonly(),
    trouble: z.string().optional().meta({ description: "Why nobody was invited, as a sentence for the player." }),
  })
  .meta({ description: "The friends who were invited." });
export type Invited = z.infer<typeof Invited>;

/** @source core §7 Received: error */
export const LineError = z
  .object({ error: z.enum(["invalid-session"]), message: z.string() })
  .meta({ description: "Why the connection is about to close." });
export type LineError = z.infer<typeof LineError>;

/** @source core §7 Received: auth */
export const NewToken = z.object({ token: z.string() }).meta({
  description: "A new bearer token for the connection's session: the previous one stays valid until it expires.",
});
export type NewToken = z.infer<typeof NewToken>;

export const CheckInPlease = z.object({ withinMs: z.int().min(0) }).meta({
  description: "Check in again at a random moment within this many milliseconds: messages may have been missed.",
});

const changedBy = z.string().optional().meta({
  description:
    "The idempotency key of your own call that changed them: a page that has its answer need not ask for what that said.",
});

export const Changed = z
  .object({ facts: z.array(z.enum(FACTS)).readonly(), withinMs: z.int().min(0), by: changedBy })
  .meta({
    description:
      "The player's facts that have changed, here or elsewhere: request what the page shows of them again, at a random moment within this many milliseconds. After a change of `account` or `friends`, check in.",
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
