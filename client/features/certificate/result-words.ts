import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { TrialOver } from "#shared/contracts/realtime/certificate.ts";
import { formatCount, formatPercent, formatUpTo } from "#shared/format/figures.ts";
import { boundFor } from "#shared/rules/certificate/bound.ts";
import { capOf } from "#shared/rules/certificate/cap.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";

import type { Sum } from "./waiting-sums.ts";
import { speedWords, sumWords } from "./words.ts";

/** From this share of the needed speed on a racer was near. */
const NEAR = 0.85;

interface Outcome {
  readonly result: TrialOver;
  /** The kind of problems; null for typing. */
  readonly lessonID: LessonID | null;
  /** What the trial paid. */
  readonly paid: Sum;
}

export interface ResultWords {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A speed that cheers has no decimals, and is never rounded up. */
const cheered = (speed: number, lessonID: LessonID | null): string => speedWords(Math.floor(speed), lessonID);

/** Where nothing waits. */
const AT_ANY_TIME = "Nothing waits for it, so try again whenever you like.";

/** What a trial brought, the good news first. */
export function resultWords({ result, lessonID, paid }: Outcome): ResultWords {
  switch (result.end) {
    case "won":
      return wonWords(result, lessonID, paid);
    case "slow":
      return slowWords(result, lessonID, paid);
    case "wrong":
      return {
        title: "Pictures are tricky",
        lines: [
          `${formatUpTo(result.accuracy, 1)}% of what you typed was right, and it takes ${formatPercent(CERTIFICATE.leastRight[lessonID === null ? "type" : "math"])}. Mostly that's from reading the picture, not from your hands.`,
          result.needed > 0
            ? "What waits for you is safe. Take it a little slower and try again, or ask a person."
            : AT_ANY_TIME,
        ],
      };
    case "foul":
      return {
        title: "That came in faster than keys can",
        lines: [
          "Some of it arrived all at once. Helpers that type whole phrases can do that, so we couldn't count this try. Do you speak your words, or write them by chords? Tell us, and they count.",
          result.needed > 0
            ? "What waits for you is safe. Try again key by key, or ask a person to look at it."
            : AT_ANY_TIME,
        ],
      };
    case "person":
      return {
        title: `${cheered(result.speed, lessonID)}. Beautifully read!`,
        lines: [
          `You told us that your words come all at once. So can a program's, so from pictures alone we count up to ${speedWords(boundFor(lessonID), lessonID)}. For more, a person looks once.`,
          result.needed > 0
            ? "What waits for you is safe. Ask a person to look at it, and from then on you're as fast as that."
            : "Nothing waits right now. When a faster race does, ask a person to look at it.",
        ],
      };
    case "signs":
      return {
        title: "We couldn't tell this time",
        lines: [
          "You read it well. But the timing was very even, and from that alone we can't tell hands from a program.",
          result.needed > 0 ? "What waits for you is safe. Try again, or ask a person to look at it." : AT_ANY_TIME,
        ],
      };
  }
}

function wonWords({ speed, shown, isCertified }: TrialOver, lessonID: LessonID | null, paid: Sum): ResultWords {
  const cap = Math.floor(capOf(boundFor(lessonID), shown));
  const upTo = isCertified
    ? `From now on, races up to ${speedWords(cap, lessonID)} count right away.`
    : "You already have a certificate for this speed or more, so nothing else changes.";
  const isCoveredAnyway = !isCertified && cap <= boundFor(lessonID);
  return {
    title: `${cheered(speed, lessonID)}. ${paid.races > 0 || isCertified ? "You did it!" : "Nicely read!"}`,
    lines: [
      ...(paid.races > 0 ? [`${sumWords(paid)} ${paid.races === 1 ? "is" : "are"} on the way to you.`] : []),
      isCoveredAnyway
        ? `Races up to ${speedWords(boundFor(lessonID), lessonID)} count right away anyway, so there's nothing you need.`
        : upTo,
    ],
  };
}

function slowWords(
  { speed, shown, needed, isCertified }: TrialOver,
  lessonID: LessonID | null,
  paid: Sum,
): ResultWords {
  const missing = Math.max(0.1, needed - speed);
  return {
    title: `${cheered(speed, lessonID)}. ${speed >= NEAR * needed ? "Nearly there!" : "A good start!"}`,
    lines: [
      ...(paid.races > 0
        ? [
            `Good news: that already covers ${formatCount(paid.races, "race")}. ${sumWords(paid)} ${paid.races === 1 ? "is" : "are"} on the way.`,
          ]
        : []),
      `It takes ${speedWords(needed, lessonID)} for all of it, so ${formatUpTo(missing, 1)} more.`,
      ...(isCertified
        ? [
            `From now on, races up to ${speedWords(Math.floor(capOf(boundFor(lessonID), shown)), lessonID)} count right away.`,
          ]
        : []),
      "What waits for you is safe. Try again, or ask a person.",
    ],
  };
}
