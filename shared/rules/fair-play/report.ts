import type { Site } from "../../content/site.ts";
import { formatCount } from "../../format/figures.ts";
import { MATH } from "../math/numbers.ts";
import type { Foul, FoulCode } from "../race/foul.ts";
import { HARD_LIMITS } from "../race/numbers.ts";

/** One hard rule as a report page shows it. `sentence` tells the racer what was measured, without blame. */
export interface FoulReport {
  readonly code: FoulCode;
  readonly title: string;
  readonly measured: number;
  readonly threshold: number;
  /** The unit of both numbers. */
  readonly unit: "characters" | "answers" | "WPM" | "keys" | "ms" | "s";
  readonly sentence: string;
}

type Description = Omit<FoulReport, "code">;

type Reports = Record<FoulCode, (measured: number, threshold: number) => Description>;

const REPORTS: Reports = {
  burst: (measured, threshold) => ({
    title: "Lots of characters at once",
    measured,
    threshold,
    unit: "characters",
    sentence: `${formatCount(measured, "character")} arrived within ${HARD_LIMITS.burst.withinMs} ms. A race can count ${threshold} in that time.`,
  }),
  speed: (measured, threshold) => ({
    title: "Faster than anyone can type",
    measured: Math.round(measured),
    threshold,
    unit: "WPM",
    sentence: `For ${HARD_LIMITS.speed.forMs / 1_000} seconds the typing ran at ${Math.round(measured)} WPM. A race can count up to ${threshold} WPM.`,
  }),
  "never-shown": (measured, threshold) => ({
    title: "Characters from another text",
    measured,
    threshold,
    unit: "keys",
    sentence: `${formatCount(measured, "key")} in a row weren't the next character of the text. The limit is ${threshold}.`,
  }),
  backwards: (measured, threshold) => ({
    title: "Time ran backwards",
    measured,
    threshold,
    unit: "ms",
    sentence: `One key's time was ${Math.abs(measured)} ms before the key ahead of it, so we couldn't time the race.`,
  }),
  "too-early": (measured, threshold) => ({
    title: "Before the green light",
    measured,
    threshold,
    unit: "ms",
    sentence: "Keys came before the green light, so we couldn't time the race.",
  }),
  idle: (measured, threshold) => ({
    title: "A long pause",
    measured: Math.round(measured / 1_000),
    threshold: threshold / 1_000,
    unit: "s",
    sentence: `No typing for ${formatCount(Math.round(measured / 1_000), "second")}. Races wait ${threshold / 1_000}.`,
  }),
};

/** The wording for math races where it differs. */
const MATH_REPORTS: Reports = {
  ...REPORTS,
  burst: (measured, threshold) => ({
    title: "Lots of answers at once",
    measured,
    threshold,
    unit: "answers",
    sentence: `${formatCount(measured, "answer")} in a row came within ${MATH.minAnswerMs} ms of the one before. A race lets ${threshold} go by.`,
  }),
  backwards: (measured, threshold) => ({
    ...REPORTS.backwards(measured, threshold),
    sentence: `One answer's time was ${Math.abs(measured)} ms before the answer ahead of it, so we couldn't time the race.`,
  }),
  idle: (measured, threshold) => ({
    ...REPORTS.idle(measured, threshold),
    sentence: `No answer for ${formatCount(Math.round(measured / 1_000), "second")}. Races wait ${threshold / 1_000}.`,
  }),
};

/** A disqualification in words and numbers. */
export const foulReport = ({ code, measured, threshold }: Foul, site: Site): FoulReport => ({
  code,
  ...(site === "math" ? MATH_REPORTS : REPORTS)[code](measured, threshold),
});
