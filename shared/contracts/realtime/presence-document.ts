import { REFUSALS } from "../../refusal.ts";
import { MOST_AT_ONCE } from "../../rules/presence/numbering.ts";
import { MOST_LINES, PRESENCE_TIMES, TOKEN_RENEWAL } from "../../rules/presence/times.ts";
import { SLOTS } from "../../rules/slot.ts";
import { realtimeTicket } from "../account/auth.ts";
import { CLOSE_CODES } from "./close-codes.ts";
import { messages } from "./message-list.ts";
import { PRESENCE, PRESENCE_MESSAGES } from "./presence.ts";

const seconds = (ms: number): string => `${ms / 1_000} s`;

/** The part of docs/realtime.md about a player's connection. */
export const presenceSection = (): string => `## The player's line

Every tab and device of an account may hold a line: it brings notifications, and makes the player seen by friends. Guests
have none (${REFUSALS.registeredOnly}). An account holds up to ${MOST_LINES}: one more closes the oldest with ${CLOSE_CODES.manyLines.code}; open it again when somebody uses that page.

1. \`POST /api/v2${realtimeTicket.path}\`: answers \`ticket\`.
2. \`client.auth.token = ticket; const line = await client.join("${PRESENCE}");\`
   The matchmaker picks the room: a user id's last three digits are its slot, one of ${SLOTS}, and each slot has a room on one
   node. Which node that is, is for balance only: what is told finds every line of the player.
3. Send \`check-in\` at once, whenever the page changes, and at least every ${seconds(PRESENCE_TIMES.checkInEveryMs)}. A line on which nothing comes for
   ${seconds(PRESENCE_TIMES.idleMs)} is closed.

Notifications are numbered 1, 2, 3 … for each player. \`told\` brings them as they happen; a check-in brings those after
\`lastNotificationID\`, up to ${MOST_AT_ONCE} at a time. A gap in the numbers means that one was missed: check in. One that came already
is dropped. A line that is used gets a new bearer token as \`auth\` when its last one is ${seconds(TOKEN_RENEWAL)} old, so that a page which
makes no calls stays logged in. Before the line of a session that has ended is closed, \`error\` says so.
\`changed\` names what the player has otherwise than before, whatever page or device did it: ask again for it (\`GET /self\`). A \`team-motd\`
says by itself that the team has a new message; ask within half a second, not at once, for a whole team is told together. Such a
hint may be lost, so ask also when a page is looked at again after a while.
\`race-invites\` asks friends to this player's race without being in its lobby. Who is online travels without a number and is not kept. A closed line comes back with growing, random waits.

${messages("You send", PRESENCE_MESSAGES.sent)}

${messages("The line brings", PRESENCE_MESSAGES.received)}`;
