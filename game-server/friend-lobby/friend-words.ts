import { CHAT_TOO_SOON } from "#shared/content/chat.ts";
import type { Hint } from "#shared/contracts/realtime/friend-lobby.ts";

/** Why a friend race does not open, for the person who tries to enter. */
export const CLOSED = {
  full: "Five racers are here already. Try again when a seat is free!",
  inviteOnly: "This race is for invited racers. Ask the host for an invitation!",
  otherRace: "This ticket opens another race. Open the link again.",
  noTicket: "This ticket opens no friend race. Open the link again.",
  noRoom: "We could not open this race just now. Please try again in a moment.",
} as const;

/** Reasons why a request was not carried out. */
const HINTS: Record<Exclude<Hint["code"], "muted">, string> = {
  "chat-too-soon": CHAT_TOO_SOON,
  "friends-only": "Only your friends can be invited.",
  "invites-busy": "Your invitations did not go out. Please try again.",
  "not-the-host": "Only the host can change this.",
  "not-the-starter": "Somebody else has the start button.",
  "race-runs": "A race is on. The next one can start when it is over.",
};

/** The sentence for a racer whose request was not carried out. */
export const hintOf = (code: keyof typeof HINTS): Hint => ({ code, message: HINTS[code] });
