import type { LessonID } from "#shared/content/lessons/lesson.ts";
import { boundFor } from "#shared/rules/certificate/bound.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";

import type { OwnCertificates } from "../../data/races/use-certificates.ts";
import { lessonName, speedWords } from "./words.ts";

interface HeadWords {
  readonly title: string;
  readonly lead: string;
}

const SECONDS = CERTIFICATE.length / 1_000;

/** What the page says first, by what waits. @param lessonID the kind that a trial would be of */
export function headWords(
  { waiting, certificates }: Pick<OwnCertificates, "waiting" | "certificates">,
  lessonID: LessonID | null,
): HeadWords {
  const cap = certificates.find((each) => each.lessonID === lessonID)?.cap ?? boundFor(lessonID);
  const name = lessonName(lessonID);
  const upTo = `${speedWords(cap, lessonID)}${name === undefined ? "" : ` in ${name}`}`;
  const ended = waiting.filter(({ byCertificate }) => byCertificate);
  if (ended.some(({ reason }) => reason === "speed")) {
    return {
      title: "Wow, you're fast!",
      lead: `Up to ${upTo}, races count right away. You were quicker, so that reward waits, safe and sound, until you've shown your speed once. It takes ${SECONDS} seconds, and it keeps prizes out of the hands of programs.`,
    };
  }
  if (ended.length > 0) {
    return {
      title: "Your reward is safe",
      lead: `A few things about a race were unusual, and that's no trouble. Show once what your fingers can do, and it's yours. It takes ${SECONDS} seconds.`,
    };
  }
  if (waiting.length > 0) {
    return {
      title: "Your reward is safe",
      lead: "It only waits a little. Here's what for, and there's nothing to worry about.",
    };
  }
  return {
    title: "All your races count",
    lead: `Nothing waits. Up to ${upTo}, races count right away. Faster than that? Show your speed now, in ${SECONDS} seconds, and your fastest races never have to wait.`,
  };
}
