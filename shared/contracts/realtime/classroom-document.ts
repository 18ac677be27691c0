import { CLASSROOM } from "../../rules/classroom/numbers.ts";
import { realtimeTicket } from "../account/auth.ts";
import { CLASSROOM_MESSAGES, CLASSROOM_ROOM } from "./classroom.ts";
import { CLOSE_CODES } from "./close-codes.ts";
import { messages } from "./message-list.ts";

const seconds = (ms: number): string => `${ms / 1_000} s`;

/** The part of docs/realtime.md about a class that meets live. */
export const classroomSection = (): string => `## The classroom

A class meets in one room, on whatever node. A teacher who joins with \`{ opens: true }\` opens it; the class's pupils are told, and find
\`isLive\` in what their session says of the class. Without a teacher in it the room closes after ${seconds(CLASSROOM.withoutTeacherMs)}, but not
while a race runs.

1. \`POST /api/v2${realtimeTicket.path}\` with a session: answers \`ticket\`.
2. \`client.auth.token = ticket; const room = await client.join("${CLASSROOM_ROOM}", { sectionID });\`
   It is refused with 403 for others than the class's teachers and pupils, with 404 while no teacher has
   opened it, with ${CLOSE_CODES.otherRace.code} for a pupil who drives in another race, and with 503 while it can't be reached: try again in a moment, with
   a new ticket.
3. Stay connected, also while racing. A race comes as a \`seat\` message: \`await client.consumeSeatReservation(seat)\`,
   and race as in any race room. \`way-back\` is the seat in a race that runs, for a page that comes back.

A class races on tracks of five, each a race room, wherever there is room for it; all have the same text or the same
math type. The \`podium\` counts them together. While a teacher is in the room, \`lanes\` tells every ${seconds(CLASSROOM.lanesEveryMs)} what changed for
pupils who race, in any race; while none is, no race says anything.

${messages("A teacher sends", CLASSROOM_MESSAGES.sent)}

${messages("The classroom sends", CLASSROOM_MESSAGES.received)}`;
