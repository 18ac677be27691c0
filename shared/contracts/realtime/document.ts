import { CHAT_PHRASES } from "../../content/chat.ts";
import { FRIEND_RACE } from "../../rules/friend-lobby/numbers.ts";
import { FOULS } from "../../rules/race/foul.ts";
import { HARD_LIMITS, RACE, RELEASES, TABLE_TIMES } from "../../rules/race/numbers.ts";
import { PACE } from "../../rules/race/pace.ts";
import { guestSession, realtimeTicket } from "../account/auth.ts";
import { FRIEND_LOBBY, friendRace } from "../social/friend-lobby.ts";
import { certificateSection } from "./certificate-document.ts";
import { classroomSection } from "./classroom-document.ts";
import { CLOSE_CODES, NO_PLACE } from "./close-codes.ts";
import { CLOSE_MEANINGS } from "./close-meanings.ts";
import { dropInSection } from "./drop-in-document.ts";
import { FRIEND_LOBBY_MESSAGES } from "./friend-lobby.ts";
import { LOBBY_MESSAGES } from "./lobby.ts";
import { mathRaceSection } from "./math-document.ts";
import { MESSAGES_A_SECOND } from "./message-limits.ts";
import { messages, SCHEMA_FILE } from "./message-list.ts";
import { presenceSection } from "./presence-document.ts";
import { MAX_BATCH, PROGRESS } from "./progress.ts";
import { RACE_STATE_FIELDS } from "./race-state.ts";
import { RACE_MESSAGES } from "./race.ts";

const seconds = (ms: number): string => `${ms / 1_000} s`;

/** docs/realtime.md: how to race without our client, generated from the contracts. */
export const realtimeDocument = (): string =>
  `${[intro(), lobby(), friendLobby(), classroomSection(), dropInSection(), race(), mathRaceSection(), certificateSection(), presenceSection(), fairPlay(), names(), closing()].join("\n\n")}\n`;

const intro = (): string => `# Racing over the wire

Everything a client needs to race, made from \`shared/contracts\`. The transport is Colyseus 0.18 over WebSocket; use
\`@colyseus/sdk\` 0.18. Messages are JSON-like values in MessagePack, except \`${PROGRESS}\`, which is binary. A frame is at
most 4 KiB. The tables name what each message carries; [${SCHEMA_FILE}](${SCHEMA_FILE}) has the whole shapes as JSON Schemas,
by room (\`lobby\`, \`friendLobby\`, \`classroom\`, \`dropIn\`, \`race\`, \`mathRace\`, \`presence\`), by side (\`sent\` by you, \`received\` by you) and by message.
Pass over fields, facts and kinds of notifications that you don't know: a newer server may send more.

## The way into a race

1. \`POST /api/v2${guestSession.path}\` with \`{}\`: answers \`token\`. A declared bot logs in by its own: [bots.md](bots.md).
2. \`POST /api/v2${realtimeTicket.path}\` with \`authorization: Bearer <token>\` and \`{}\`: answers \`ticket\` and \`lobbyRoomID\`.
   A ticket opens one join within 60 s.
3. \`const client = new Client(origin); client.auth.token = ticket; const lobby = await client.joinById(lobbyRoomID);\`
4. Wait for the lobby's \`seat\` message, then \`const race = await client.consumeSeatReservation(seat);\` and leave the lobby.
   A seat is kept for ${seconds(RACE.gatherMs)}.
5. Register a handler for every message the race room sends, at once and before you await anything else, leaving the lobby
   included: \`welcome\` comes once, and a message without a handler is lost.
6. When \`race.state.phase\` is \`racing\`, send \`keys\`. The race is over when \`results\` comes.

Rooms can be joined in no other way, but for the friend lobby, the classroom and the lesson without accounts below: there is no other \`create\`, no \`joinOrCreate\`, and no other
\`join\`.`;

const lobby = (): string => `## The lobby room

A racer sits at a table of up to ${RACE.slots}. The race is made at once when five people sit there, otherwise when nobody has
sat down for ${seconds(TABLE_TIMES.quietMs)}, at the latest ${seconds(TABLE_TIMES.mostMs)} after its first racer. Labelled bots come meanwhile, make way for people, and take
every seat that is free in the end: a race begins with ${RACE.slots}. People of two tables who are within each other's band are brought
together, so a racer's table may change.

${messages("The lobby sends", LOBBY_MESSAGES.received)}

${messages("The lobby takes", LOBBY_MESSAGES.sent)}

### One racer, one seat

An account or a guest has one seat in the whole product: in a lobby, a friend lobby with its races, or a race. At a table
the newest page has it, wherever it comes in, and the line of the page before is closed (${CLOSE_CODES.elsewhere.code}). While a race runs:

- A page that comes into the lobby is refused with ${CLOSE_CODES.elsewhere.code} and a sentence. Joined again with \`{ "takeOver": true }\`, it gets the racer's
  seat in that race as a \`seat\` message, and the page that had it is closed with ${CLOSE_CODES.elsewhere.code}.
- When the line to the race is down, the \`seat\` message comes without asking.
- Whoever finished, was disqualified or left on purpose is free at once, also while the others still race.`;

const friendLobby = (): string => `## The friend lobby

Every account has a link, \`/race/{username}\`, or \`/play/{username}\` on the math site. A guest's is \`/race/~{code}\`,
made once, and good also after the sign-up; \`~\` alone leads to one's own, and \`host.link\` says which it is. Behind a link
there are up to ${FRIEND_RACE.tables} tables, each a room on whatever node: the matchmaker leads a racer back to the own table, and others to the
first with a free seat, which it keeps for ${FRIEND_RACE.expectedMs / 1_000} s. A guest's place keeps other guests out, and no accounts; who did not come, and
whoever shares an address with ${FRIEND_RACE.missesOfNetwork} who did not, has none kept for ${FRIEND_RACE.missedMs / 60_000} minutes, and comes in where there is a seat. \`tables\` says
how many are at each.

1. \`POST /api/v2${friendRace.path}\` with a session and \`{ "link": "…" }\`: answers \`ticket\` and \`host\`.
2. \`client.auth.token = ticket; const lobby = await client.join("${FRIEND_LOBBY}");\`
   It is refused with a code and a sentence to show: ${NO_PLACE["invite-only"]} invite-only, ${NO_PLACE.full} full, 401 a ticket that is not good, 503 try
   again in a moment, with a new ticket.
3. Stay connected, also while racing. Each round comes as a \`seat\` message: \`await client.consumeSeatReservation(seat)\`
   within ${seconds(RACE.gatherMs)}, and race as in any race room. Leave the race room after its results, and send \`gather\` to be in the next round.

At table 1 the first of ${FRIEND_RACE.slots} slots is the host's, whoever comes first. The start button is the host's, or without the host in the room,
the one's who has been there longest; one racer is enough, and there are no bots. With ${FRIEND_RACE.slots} who are there and not at the
results, the round begins by itself. Terms and visibility begin as the host's own settings; the host's messages change them
for all tables of the link. In a \`casual\` race \`results\` has no places and stands in the order of the slots.

On the math site a round is a math race, and everybody solves the \`lessonID\` of \`table\`: what the host solved last, or the first
lesson, until the host's \`settings\` say something else for the next round. On the typing site a
\`lessonID\` in \`settings\` is passed over, as every field is that a message doesn't have.

A racer whose connection drops keeps the slot for ${seconds(FRIEND_RACE.comeBackMs)} (from the end of the round, while one runs), and takes it up again with the SDK's
reconnection or with a new ticket. A second connection of the same racer closes the first (${CLOSE_CODES.elsewhere.code}). Leaving on purpose gives
the slot up at once. The room goes with the last racer, when no round runs.

Whoever comes in while their own round runs is refused with ${CLOSE_CODES.elsewhere.code} if another page drives in it; with \`client.join("${FRIEND_LOBBY}", { takeOver: true })\`
this page has the lobby, and gets the seat in the round as \`way-back\`, which also comes when nobody drives. A page that goes on
by a reconnection token says \`takeOver\` too, and leaves \`way-back\` alone. Whoever drives in another race is refused with
${CLOSE_CODES.otherRace.code}; one that nobody drives is given up for the friends.

There is no free text. The phrases, one in ${seconds(FRIEND_RACE.chatEveryMs)} per racer; more come back as a \`hint\`:

| phraseID | phrase |
|---|---|
${Object.entries(CHAT_PHRASES)
  .map(([phraseID, phrase]) => `| \`${phraseID}\` | ${phrase} |`)
  .join("\n")}

${messages("You send", FRIEND_LOBBY_MESSAGES.sent)}

${messages("The friend lobby sends", FRIEND_LOBBY_MESSAGES.received)}`;

const race = (): string => `## The race room

### State

\`race.state\` is synchronised by the SDK; declare nothing.

| field | meaning |
|---|---|
${Object.entries(RACE_STATE_FIELDS)
  .map(([name, meaning]) => `| \`${name}\` | ${meaning} |`)
  .join("\n")}

The countdown lasts ${seconds(RACE.countdownMs)}. \`greenMs\` is on the server's clock: \`serverMs + roundTripMs / 2\` of a \`ping\` is that clock at the
moment the ping arrives.

### Typing

The text is typed character by character. A wrong key counts one error and blocks: the right one must follow. Send your
key presses, wrong ones too, in numbered batches of up to ${MAX_BATCH}, at most every ${RACE.tickMs} ms: \`from\` is the number of the first press
in the batch, counting all your presses from 0; \`at[i]\` is the offset of press \`i\` from green light in whole
milliseconds; \`chars[i]\` is its character. The server judges every press itself and acknowledges by number, in the
\`received\` field of your lane. After a drop, go on from the \`received\` of the new \`welcome\`. A press the server already
has is passed over, so sending one twice does no harm; a batch that leaves a gap is ignored.

Enter is the press \`\\n\`: a nitro, where \`welcome.hasNitro\` says that you have one. It completes the rest of the current word and
the space after it, once a race. In the first or the last word, where the word is complete already, without a nitro or a
second time it does nothing and costs nothing, no error either; it still has its number among the presses. \`typed\` in
\`${PROGRESS}\` holds the characters that a nitro skipped, too; speed and accuracy leave them out.

How long keys were down may travel with the presses, in no message of its own. The first number of \`held\` says where the list
begins: so many presses before the batch's last one. Then it goes on, press after press: how many milliseconds each key was
down, or -1 where you don't know or have told it. Tell it with the press or with a later one, best of eight presses at once, and
after a drop again, where you aren't sure that it came: the first word about a press counts. Whatever can't be is passed over and
costs nothing: what is no whole number from 0 to ${RELEASES.longestMs}, presses that aren't there, keys let go after the batch came, lists of
more than ${RELEASES.mostInBatch} presses. Phones don't know, and tell nothing. It is used to find programs and copied races, and for nothing else.

Every \`ping\` wants a \`pong\` with the very \`serverMs\` of that ping, at once: a racer who answers none for twelve seconds is away.

A press counts at its own offset while that agrees with the server: not later than its arrival, and not earlier than
the measured round trip (at most ${seconds(RACE.roundTripCapMs)}) + ${RACE.fairSlackMs} ms before it. Otherwise its arrival counts.

${messages("You send", RACE_MESSAGES.sent)}

${messages("The room sends", RACE_MESSAGES.received)}

### \`${PROGRESS}\` (binary)

Sent every ${PACE.fullMs} ms when anything changed (less often, down to every ${PACE.slowMs} ms, while the node has too much to do), with the lanes that changed, one
after the other, as whole numbers of 16 bits, little-endian. The first of a lane is always there:

| bits | field |
|---|---|
| 0–2 | slot |
| 3 | set: a number with the errors follows; else there are none |
| 4 | set: a number with the presses that the server has (\`received\`) follows; else they are typed + errors |
| 5–15 | typed: correct characters, those that a nitro skipped too; in a math race right answers |

### The end

The race is over when everyone is through, ${seconds(RACE.afterThirdMs)} after the third finisher, or after ${seconds(RACE.capMs)}; for a racer whose \`welcome\` has
\`times\`, after so many times these times, unless the node goes down meanwhile. A racer whose connection drops has ${seconds(RACE.comeBackMs)} to
come back with the SDK's reconnection. \`settled\` tells that \`GET /api/v2/race/{raceID}\` has the race.`;

const fairPlay = (): string => `## What ends a race early

The racer gets \`foul\` with the code, what was measured and the threshold, and keeps its seat until the results.

| code | when |
|---|---|
| \`${FOULS[0]}\` | more than ${HARD_LIMITS.burst.characters} presses within ${HARD_LIMITS.burst.withinMs} ms; where \`welcome.takesPhrases\`, at one moment more than the text has left and ${HARD_LIMITS.burst.characters} |
| \`${FOULS[1]}\` | over ${HARD_LIMITS.speed.wpm} WPM for ${seconds(HARD_LIMITS.speed.forMs)} |
| \`${FOULS[2]}\` | ${HARD_LIMITS.neverShown.run} wrong presses in a row: a text that was never shown |
| \`${FOULS[3]}\` | a press with a smaller offset than the one before it |
| \`${FOULS[4]}\` | presses that arrive before green light |
| \`${FOULS[5]}\` | ${seconds(RACE.idleOutMs)} without a press (\`idle-warning\` comes after ${seconds(RACE.idleWarnMs)}); longer for pupils who need it, and a board says the usual time for everyone |`;

/** Names that differ from the specification. @source core §7 Realtime */
const names = (): string => `## Names

The description of the product has names of its own for some of these messages:

| there | here |
|---|---|
| \`/realtime\` or \`/ws\` with a token | the SDK's own address, opened by a seat of \`/matchmake\` |
| \`join\` | joining a room: a ticket in \`authorization\`, then the SDK's \`join\` |
| \`update\` (a racer's progress) | \`keys\` and \`answers\` from a racer, \`${PROGRESS}\` to everybody |
| \`disqualify\` | \`foul\` |
| \`checkin\` | \`check-in\` |
| \`race-invite\`, \`open-games\` and the other kinds of news | the \`kind\` of \`told\`; \`type\` and \`from\` of a growl are \`kind\` and \`userID\` |
| \`request-friend\`, \`accept-friends\`, \`send-cash\` and what teams announce | never sent by a client: the call that does it announces it |
| \`lesson-help\`, \`begin-friend-race\`, \`chat\`, \`settings\`, \`race-invites\` | the same |`;

const closing = (): string => `## Close codes

| code | meaning |
|---|---|
${Object.entries(CLOSE_CODES)
  .map(([name, { code }]) => `| ${code} | ${CLOSE_MEANINGS[name as keyof typeof CLOSE_CODES]} |`)
  .join("\n")}

A race room takes up to ${MESSAGES_A_SECOND.race} messages a second from one line, every other room ${MESSAGES_A_SECOND.elsewhere}: one more closes it with ${CLOSE_CODES.overLimit.code}.`;
