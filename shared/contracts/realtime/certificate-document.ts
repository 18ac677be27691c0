import { CERTIFICATE as RULES } from "../../rules/certificate/numbers.ts";
import { openTrial, ownCertificates } from "../race/certificate.ts";
import { CERTIFICATE, CERTIFICATE_MESSAGES } from "./certificate.ts";
import { messages } from "./message-list.ts";

/** The part of docs/realtime.md about winning a certificate of speed. */
export const certificateSection = (): string => `## The certificate race

A racer shows a speed by hand: ${RULES.length / 1_000} s of typing what only pictures show. \`GET /api/v2${ownCertificates.path}\` says what waits for it.

1. \`POST /api/v2${openTrial.path}\` with a session: answers \`ticket\`, and a job draws the pictures.
2. \`client.auth.token = ticket; const trial = await client.create("${CERTIFICATE}");\` A room of one.
3. When the pictures are drawn, the first two come as \`picture\`, then \`begins\`. Each finished line brings the next picture.
4. Nothing is judged before the end: no message says what was right. A line is compared with its picture as a whole, so that a
   missing letter doesn't make all after it wrong. \`over\` comes when it is stored and what waited is being paid.

Whoever leaves, or loses the line, opens a new trial.

${messages("You send", CERTIFICATE_MESSAGES.sent)}

${messages("The room sends", CERTIFICATE_MESSAGES.received)}`;
