import { DROP_IN } from "../../rules/drop-in/numbers.ts";
import { SIGNS } from "../../rules/drop-in/pattern.ts";
import { CLOSE_CODES } from "./close-codes.ts";
import { DROP_IN_MESSAGES, DROP_IN_ROOM } from "./drop-in.ts";
import { messages } from "./message-list.ts";

/** The part of docs/realtime.md about lessons without accounts. */
export const dropInSection = (): string => `## A lesson without accounts

One room has everything of it: who is here, their races, the podium. It needs no session and no ticket, keeps nothing, and is gone at the
bell, with its node, or ${DROP_IN.withoutTeacherMs / 60_000} minutes after its teacher left; everyone's line is closed with ${CLOSE_CODES.left.code} then.

1. A teacher opens one: \`await client.create("${DROP_IN_ROOM}", { minutes, language })\`. \`lesson\` says its code, and \`pattern\` what the wall shows.
2. A pupil comes in: \`await client.join("${DROP_IN_ROOM}", { code, pattern })\`, with the ${DROP_IN.pattern.length} signs on the wall; the newest ${DROP_IN.pattern.good} patterns are good.
   It is refused with a code and a sentence to show: 404 no such lesson, 403 another pattern, 423 locked, 409 full, 429 too many tries.
3. \`names\` offers some: send one as \`name\`.
4. A race comes as \`task\`: send \`keys\` or \`answers\` with offsets from its \`greenMs\`, as in any race. In a pause it comes again.
   Answer each \`ping\` with \`pong\`.

The signs: ${Object.entries(SIGNS)
  .map(([sign, words]) => `\`${sign}\` (${words})`)
  .join(", ")}.

${messages("You send", DROP_IN_MESSAGES.sent)}

${messages("The lesson sends", DROP_IN_MESSAGES.received)}`;
