import { LESSON_NAMES, type LessonID } from "#shared/content/lessons/lesson.ts";
import type { WaitingRewards } from "#shared/contracts/race/certificate.ts";
import { formatCount, formatMoney, formatNumber, formatUpTo } from "#shared/format/figures.ts";

import type { Sum } from "./waiting-sums.ts";

/** "128 WPM", "52 correct answers a minute". A lesson means a math race. */
export const speedWords = (speed: number, lessonID: LessonID | null): string =>
  lessonID === null ? `${formatUpTo(speed, 1)} WPM` : `${formatUpTo(speed, 1)} correct answers a minute`;

export const lessonName = (lessonID: LessonID | null): string | undefined =>
  lessonID === null ? undefined : LESSON_NAMES[lessonID];

/** "$12,340 and 1,200 XP for 7 races" */
export const sumWords = ({ cash, experience, races }: Sum): string =>
  `${formatMoney(cash)} and ${formatNumber(experience)} XP for ${formatCount(races, "race")}`;

/** Why rewards wait, and until when. */
export function waitingWords({ kind, reason, isAsked, byCertificate }: WaitingRewards): {
  readonly title: string;
  readonly text: string;
} {
  const asked = isAsked ? " A person is looking at it too." : "";
  if (kind === "bot-check") {
    return {
      title: "A quick bot check",
      text: "There's nothing wrong with these races. Do the bot check, and they're paid.",
    };
  }
  if (kind === "moderator") {
    return {
      title: "A person decides",
      text: byCertificate
        ? `We haven't got to it yet, sorry. Showing your speed works now as well.${asked}`
        : `Someone from our team looks at it, usually within a day. You can ask, so that it goes first.${asked}`,
    };
  }
  if (reason === "speed") {
    return {
      title: "Faster than what counts right away",
      text: `Great racing! Show your speed once, and it's paid.${asked}`,
    };
  }
  return {
    title: "Something looked unusual",
    text: `That happens to honest racers too. Show your speed once, and it's paid.${asked}`,
  };
}
