import { z } from "zod";

import { PHRASE_IDS } from "../../content/chat.ts";
import { FRIEND_RACE } from "../../rules/friend-lobby/numbers.ts";
import { VISIBILITIES } from "../../rules/friend-lobby/terms.ts";
import { SCORINGS } from "../../rules/race/terms.ts";
import { carID, shown, userID } from "../ids.ts";
import { lessonID } from "../race/math.ts";
import { LobbyTrouble, SeatReservation } from "./lobby.ts";

const slot = z
  .int()
  .min(0)
  .max(FRIEND_RACE.slots - 1);
const scoring = z.enum(SCORINGS).meta({ description: "`casual`: no places are shown." });
const visibility = z.enum(VISIBILITIES).meta({ description: "`invite-only`: only invited racers are admitted." });
const tableNumber = z.int().min(1).max(FRIEND_RACE.tables);
const phraseID = z.enum(PHRASE_IDS);

export const BeginFriendRace = z.object({}).meta({
  description:
    "Begins the round with everyone who is here and not at the results. Only for the racer with the start button.",
});

export const Gather = z.object({}).meta({ description: "Back from the results: the next round may take this racer." });

/** The host's terms for the next round, and who may come in. */
export const FriendSettings = z.object({ scoring: scoring.optional(), visibility: visibility.optional() });

export const MathFriendSettings = FriendSettings.extend({
  lessonID: lessonID.optional().meta({ description: "The lesson of the next round. Only on the math site." }),
}).meta({
  description: "The host's terms for the next round, and who may come in; on the math site also the lesson.",
});

export const Invite = z.object({ userIDs: z.array(userID).min(1).max(FRIEND_RACE.maxInvited) }).meta({
  description:
    "The host invites friends: they are notified, and an invite-only race opens to them. Anybody else is ignored.",
});

export const SayPhrase = z.object({ phraseID }).meta({ description: "Says a phrase to everybody here." });

/** A seat of the friend lobby, as everyone in it sees it. Free seats are not listed. */
export const FriendSeat = z.object({
  slot: slot.meta({ description: "At table 1, 0 is the host's." }),
  displayName: z.string(),
  ...shown,
  carID,
  carHueAngle: z.int(),
  avgSpeed: z.number().nullable().meta({ description: "WPM, or on the math site right answers a minute." }),
  isHost: z.boolean(),
  isHere: z.boolean().meta({ description: "Whether the racer's connection is up." }),
  isAtResults: z.boolean().meta({ description: "Still looking at the last round." }),
  isRacing: z.boolean().meta({ description: "In the round that runs." }),
});
export type FriendSeat = z.infer<typeof FriendSeat>;

export const LobbyView = z
  .object({
    host: z.object({
      link: z.string().meta({ description: "What stands after `/race/` or `/play/`." }),
      displayName: z.string(),
    }),
    tableNumber: tableNumber.meta({ description: "The host's is 1; the next are for those whom it has no seat for." }),
    tables: z
      .array(z.object({ tableNumber, racers: z.int().min(0).max(FRIEND_RACE.slots) }))
      .meta({ description: "All tables behind the link, this one too, and how many racers are at each." }),
    seats: z.array(FriendSeat).max(FRIEND_RACE.slots),
    ownSlot: slot,
    starterSlot: slot.nullable().meta({ description: "The racer with the start button." }),
    scoring,
    visibility,
    lessonID: lessonID.optional().meta({ description: "The lesson; only on the math site." }),
    isRacing: z.boolean().meta({ description: "A round runs: the next one begins after it." }),
    invited: z.array(userID).meta({ description: "For the host; empty for everybody else." }),
  })
  .meta({ description: "The whole lobby. Sent after joining, after a reconnect, and whenever it changes." });
export type LobbyView = z.infer<typeof LobbyView>;

export const Chat = z
  .object({ slot, displayName: z.string(), phraseID })
  .meta({ description: "Somebody said a phrase." });
export type Chat = z.infer<typeof Chat>;

export const Hint = z
  .object({
    code: z.enum([
      "chat-too-soon",
      "friends-only",
      "invites-busy",
      "muted",
      "not-the-host",
      "not-the-starter",
      "race-runs",
    ]),
    message: z.string(),
  })
  .meta({ description: "Why a request was not carried out. Sent only to the racer who asked." });
export type Hint = z.infer<typeof Hint>;

export const FRIEND_LOBBY_MESSAGES = {
  sent: {
    "begin-friend-race": BeginFriendRace,
    gather: Gather,
    settings: MathFriendSettings,
    invite: Invite,
    chat: SayPhrase,
  },
  received: {
    table: LobbyView,
    seat: SeatReservation,
    "way-back": SeatReservation,
    chat: Chat,
    hint: Hint,
    trouble: LobbyTrouble,
  },
} as const;
