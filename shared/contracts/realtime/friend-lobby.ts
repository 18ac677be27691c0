import { z } from "zod";

import { PHRASE_IDS } from "../../content/chat.ts";
import { FRIEND_RACE, VISIBILITIES } from "../../rules/friend-race.ts";
import { SCORINGS } from "../../rules/race/terms.ts";
import { carID, userID } from "../ids.ts";
import { lessonID } from "../math.ts";
import { LobbyTrouble, SeatReservation } from "./lobby.ts";

const slot = z
  .int()
  .min(0)
  .max(FRIEND_RACE.slots - 1);
const scoring = z.enum(SCORINGS).meta({ description: "`casual`: nobody is shown a place." });
const visibility = z.enum(VISIBILITIES).meta({ description: "`invite-only`: only invited racers come in." });
const phraseID = z.enum(PHRASE_IDS);

/** Begins the round with everyone who is here and not at the results. For who has the start button. */
export const BeginFriendRace = z.strictObject({});

/** Back from the results: the next round may take this racer. */
export const Gather = z.strictObject({});

/** The host's terms for the next round, and who may come in. */
export const FriendSettings = z.strictObject({ scoring: scoring.optional(), visibility: visibility.optional() });

/** The same on the math site, with what everybody solves. */
export const MathFriendSettings = FriendSettings.extend({
  lessonID: lessonID
    .optional()
    .meta({ description: "What everybody solves in the next round. Only on the math site." }),
});

/** The host invites friends: they are told, and an invite-only race opens to them. Who is no friend is passed over. */
export const Invite = z.strictObject({ userIDs: z.array(userID).min(1).max(FRIEND_RACE.maxInvited) });

export const SayPhrase = z.strictObject({ phraseID });

/** A seat of the friend lobby, as everyone in it sees it. Free seats are not listed. */
export const FriendSeat = z.object({
  slot: slot.meta({ description: "0 is the host's." }),
  displayName: z.string(),
  carID,
  carHueAngle: z.int(),
  avgSpeed: z.number().nullable().meta({ description: "WPM, or on the math site right answers a minute." }),
  isHost: z.boolean(),
  isHere: z.boolean().meta({ description: "Whether the racer's line is up." }),
  isAtResults: z.boolean().meta({ description: "Still looking at the last round." }),
  isRacing: z.boolean().meta({ description: "In the round that runs." }),
});
export type FriendSeat = z.infer<typeof FriendSeat>;

/** The whole lobby. Sent after joining, after coming back, and whenever it changes. */
export const FriendTable = z.object({
  host: z.object({ username: z.string(), displayName: z.string() }),
  seats: z.array(FriendSeat).max(FRIEND_RACE.slots),
  ownSlot: slot,
  starterSlot: slot.nullable().meta({ description: "Who has the start button." }),
  scoring,
  visibility,
  lessonID: lessonID.optional().meta({ description: "What everybody solves; only on the math site." }),
  isRacing: z.boolean().meta({ description: "A round runs: the next one begins after it." }),
  invited: z.array(userID).meta({ description: "For the host; empty for everybody else." }),
});
export type FriendTable = z.infer<typeof FriendTable>;

/** Somebody said a phrase. */
export const Chat = z.object({ slot, displayName: z.string(), phraseID });
export type Chat = z.infer<typeof Chat>;

/** What was asked for did not happen, and why. Only the one who asked gets it. */
export const Hint = z.object({
  code: z.enum(["chat-too-soon", "friends-only", "invites-busy", "not-the-host", "not-the-starter", "race-runs"]),
  message: z.string(),
});
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
    table: FriendTable,
    seat: SeatReservation,
    "way-back": SeatReservation,
    chat: Chat,
    hint: Hint,
    trouble: LobbyTrouble,
  },
} as const;
