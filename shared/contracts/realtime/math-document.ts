import { LESSONS } from "../../content/lessons.ts";
import { MATH } from "../../rules/math/numbers.ts";
import { RACE } from "../../rules/race/numbers.ts";
import { MATH_RACE_MESSAGES, MAX_ANSWERS } from "./math-race.ts";
import { messages } from "./message-list.ts";
import { PROGRESS } from "./progress.ts";

/** The part of docs/realtime.md about the math race. */
export const mathRaceSection = (): string => `## The math race

On a math site the lobby is joined with the kind of problem:
\`client.joinById(lobbyRoomID, { lessonID })\`. A table only seats racers of one lesson, matched by right answers a minute.

| lessonID | what is solved |
|---|---|
${LESSONS.map(({ lessonID, shortDescription, subtitle }) => `| \`${lessonID}\` | ${shortDescription}${subtitle === undefined ? "" : `: ${subtitle.toLowerCase()}`} |`).join("\n")}

State, phases, the countdown, fair time, \`${PROGRESS}\`, coming back and the end are those of the race room above; \`text\` stays
empty, and there is no nitro. ${MATH.problems} problems come as \`problems\` when the countdown begins: what is asked, as data, never the
answers. Solve them in order. A wrong answer counts one error, and the problem stays.

Send answers, wrong ones too, in numbered batches of up to ${MAX_ANSWERS}, at most every ${RACE.tickMs} ms. \`from\` is the number of the first answer in
the batch, counting all your answers from 0; \`at[i]\` is the offset of answer \`i\` from green light in whole milliseconds;
\`texts[i]\` is what was answered. Spaces around it and zeros ahead do not matter. What is not a number of up to ${MATH.maxDigits} digits,
or comes within ${MATH.minAnswerMs} ms of green light or of the answer before, is refused: it costs nothing and changes nothing, but it has its
number. ${MATH.hasteRun} hasty ones in a row end the race as \`burst\`. In \`progress\`, \`typed\` counts right answers and \`received\` answers.

A racer who thinks is not idle: send \`stir\` when a digit is typed, at most every second or so. \`lesson-help\` gets the hint and a worked
example of this lesson, and costs nothing.

${messages("You send", MATH_RACE_MESSAGES.sent)}

${messages("The room sends", MATH_RACE_MESSAGES.received)}`;
