import type { Site } from "../../content/site.ts";
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

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

type Reports = Record<FoulCode, (measured: number, threshold: number) => Description>;

const REPORTS: Reports = {
  burst: (measured, threshold) => ({
    title: "Many characters at once",
    measured,
    threshold,
    unit: "characters",
    sentence: `${plural(measured, "character")} arrived within ${HARD_LIMITS.burst.withinMs} ms. A race can count ${threshold} in that time.`,
  }),
  speed: (measured, threshold) => ({
    title: "Faster than keys can go",
    measured: Math.round(measured),
    threshold,
    unit: "WPM",
    sentence: `For ${HARD_LIMITS.speed.forMs / 1_000} seconds the keys came at ${Math.round(measured)} WPM. A race can count up to ${threshold} WPM.`,
  }),
  "never-shown": (measured, threshold) => ({
    title: "Characters from another text",
    measured,
    threshold,
    unit: "keys",
    sentence: `${plural(measured, "key")} in a row were not the next character of the text. A race ends at ${threshold}.`,
  }),
  backwards: (measured, threshold) => ({
    title: "Time ran backwards",
    measured,
    threshold,
    unit: "ms",
    sentence: `A key carried a time ${Math.abs(measured)} ms before the key ahead of it, so the race could not be timed.`,
  }),
  "too-early": (measured, threshold) => ({
    title: "Before the green light",
    measured,
    threshold,
    unit: "ms",
    sentence: "Keys came before the green light, so the race could not be timed.",
  }),
  idle: (measured, threshold) => ({
    title: "A long rest",
    measured: Math.round(measured / 1_000),
    threshold: threshold / 1_000,
    unit: "s",
    sentence: `No key came for ${plural(Math.round(measured / 1_000), "second")}. A race waits ${threshold / 1_000}.`,
  }),
};

/** The wording for math races where it differs. */
const MATH_REPORTS: Reports = {
  ...REPORTS,
  burst: (measured, threshold) => ({
    title: "Many answers at once",
    measured,
    threshold,
    unit: "answers",
    sentence: `${plural(measured, "answer")} in a row came within ${MATH.minAnswerMs} ms of the one before. A race lets ${threshold} go by.`,
  }),
  backwards: (measured, threshold) => ({
    ...REPORTS.backwards(measured, threshold),
    sentence: `An answer carried a time ${Math.abs(measured)} ms before the answer ahead of it, so the race could not be timed.`,
  }),
  idle: (measured, threshold) => ({
    ...REPORTS.idle(measured, threshold),
    sentence: `No answer came for ${plural(Math.round(measured / 1_000), "second")}. A race waits ${threshold / 1_000}.`,
  }),
};

/** A disqualification in words and numbers. */
export const foulReport = ({ code, measured, threshold }: Foul, site: Site): FoulReport => ({
  code,
  ...(site === "math" ? MATH_REPORTS : REPORTS)[code](measured, threshold),
});
