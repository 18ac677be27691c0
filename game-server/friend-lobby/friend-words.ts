import { CHAT_TOO_SOON } from "#shared/content/chat.ts";
import type { Hint } from "#shared/contracts/realtime/friend-lobby.ts";

/** Why a friend race does not open, for the person who tries to enter. */
export const CLOSED = {
  full: "Every seat behind this link is taken. Try again when one is free!",
  "invite-only": "This race is invite-only. Ask the host for an invite!",
  otherRace: "This ticket is for another race. Open the link again.",
  noTicket: "This ticket isn't for a friend race. Open the link again.",
  noRoom: "We couldn't open this race. Please try again in a moment.",
} as const;

/** Reasons why a request was not carried out. */
const HINTS: Record<Exclude<Hint["code"], "muted">, string> = {
  "chat-too-soon": CHAT_TOO_SOON,
  "friends-only": "You can only invite your friends.",
  "invites-busy": "Your invites weren't sent. Please try again.",
  "not-the-host": "Only the host can change this.",
  "not-the-starter": "Someone else has the start button.",
  "race-runs": "A race is on. The next one can start when it's over.",
};

/** The sentence for a racer whose request was not carried out. */
export const hintOf = (code: keyof typeof HINTS): Hint => ({ code, message: HINTS[code] });
