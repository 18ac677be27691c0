import { MATH_REPORTS } from "./math/reports.ts";
import type { Signal, SignalCode } from "./signal.ts";

/** One soft signal as a report page shows it. The sentence says what was seen, without blame. */
export interface SignalReport {
  readonly code: SignalCode;
  readonly title: string;
  readonly sentence: string;
  readonly measured: number | null;
  readonly threshold: number;
  /** The side of the threshold on which most races are. */
  readonly usual: "above" | "below";
  /** The unit of both numbers. */
  readonly unit: "percent" | "times" | "races" | "ms" | "WPM" | "answers a minute";
}

type Description = Omit<SignalReport, "code" | "measured" | "threshold">;

const REPORTS: Record<SignalCode, Description> = {
  "even-waits": {
    title: "Very even pauses",
    sentence: "The pauses between your keys were almost all the same length. This is how much they varied.",
    usual: "above",
    unit: "percent",
  },
  "no-tail": {
    title: "No long pauses",
    sentence: "Your long pauses were hardly longer than your short ones. Most people stop to think now and then.",
    usual: "above",
    unit: "times",
  },
  "word-starts": {
    title: "No pause before a word",
    sentence: "The first letter of a word came as quickly as those inside it. Most people take a little longer there.",
    usual: "above",
    unit: "times",
  },
  "hard-keys": {
    title: "Capitals as quick as the rest",
    sentence: "Capitals, numbers and punctuation came as quickly as small letters, which are easier to reach.",
    usual: "above",
    unit: "times",
  },
  "key-costs": {
    title: "Easy and hard keys alike",
    sentence:
      "New words, capitals and punctuation took you hardly any longer than other keys. Most people slow down more than this.",
    usual: "above",
    unit: "percent",
  },
  "repeated-rhythm": {
    title: "A rhythm we've seen before",
    sentence: "The rhythm of this race is almost the same as in an earlier race, key by key.",
    usual: "below",
    unit: "percent",
  },
  "no-errors": {
    title: "Not one mistake for a long time",
    sentence: "There wasn't one wrong key in all these races in a row. That's very rare.",
    usual: "below",
    unit: "races",
  },
  "instant-fixes": {
    title: "Mistakes fixed in a blink",
    sentence: "Many wrong keys were fixed faster than anyone can see them.",
    usual: "below",
    unit: "percent",
  },
  "sudden-jump": {
    title: "A big leap in speed",
    sentence: "This race was a lot faster than your best of the ten before it.",
    usual: "below",
    unit: "times",
  },
  "steady-speed": {
    title: "The same speed each time",
    sentence: "Your latest races were almost exactly the same speed, whatever the text.",
    usual: "above",
    unit: "percent",
  },
  "same-start": {
    title: "The same start each time",
    sentence: "In your latest races, your first key came at almost the same moment after the green light.",
    usual: "above",
    unit: "ms",
  },
  "word-bursts": {
    title: "Words all in one go",
    sentence: "The letters of many long words came closer together than fingers usually manage.",
    usual: "below",
    unit: "percent",
  },
  "fast-commits": {
    title: "Whole words at once",
    sentence: "Most of the text came in whole words, faster than phone suggestions or swiping usually are.",
    usual: "below",
    unit: "WPM",
  },
  ...MATH_REPORTS,
};

/** A soft signal in words and numbers. */
export const signalReport = ({
  code,
  measured,
  threshold,
}: Pick<Signal, "code" | "measured" | "threshold">): SignalReport => ({ code, measured, threshold, ...REPORTS[code] });
