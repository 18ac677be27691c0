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
  readonly unit: "percent" | "times" | "races" | "ms" | "WPM";
}

type Description = Omit<SignalReport, "code" | "measured" | "threshold">;

const REPORTS: Record<SignalCode, Description> = {
  "even-waits": {
    title: "Very even pauses",
    sentence: "The pauses between your keys were almost all the same length: this is how far they were apart.",
    usual: "above",
    unit: "percent",
  },
  "no-tail": {
    title: "No long pauses",
    sentence: "Your long pauses were hardly longer than the short ones. Most people stop for a thought now and then.",
    usual: "above",
    unit: "times",
  },
  "word-starts": {
    title: "No breath before a word",
    sentence: "The first letter of a word came as quickly as those inside it. Most people take a little longer there.",
    usual: "above",
    unit: "times",
  },
  "hard-keys": {
    title: "Capitals as quick as the rest",
    sentence: "Capitals, digits and marks came as quickly as small letters, which lie nearer to the fingers.",
    usual: "above",
    unit: "times",
  },
  "key-costs": {
    title: "Easy and hard keys alike",
    sentence:
      "New words, capitals and marks took you hardly longer than other keys. This is how much of the usual shows.",
    usual: "above",
    unit: "percent",
  },
  "repeated-rhythm": {
    title: "A rhythm that was here before",
    sentence: "The rhythm of this race is very like that of an earlier race, key by key.",
    usual: "below",
    unit: "percent",
  },
  "no-errors": {
    title: "Not a slip for a long while",
    sentence: "There was no wrong key in all these races, one after the other. That is rare.",
    usual: "below",
    unit: "races",
  },
  "instant-fixes": {
    title: "Slips put right in a blink",
    sentence: "Many wrong keys were put right quicker than an eye sees them.",
    usual: "below",
    unit: "percent",
  },
  "sudden-jump": {
    title: "A big leap in speed",
    sentence: "This race was a good deal faster than the best of the ten before it.",
    usual: "below",
    unit: "times",
  },
  "steady-speed": {
    title: "The same speed each time",
    sentence: "Your latest races had almost exactly the same speed, whatever the text.",
    usual: "above",
    unit: "percent",
  },
  "same-start": {
    title: "The same start each time",
    sentence: "In your latest races the first key came at nearly the same moment after green light.",
    usual: "above",
    unit: "ms",
  },
  "word-bursts": {
    title: "Words in one roll",
    sentence: "The letters of many long words came closer together than fingers usually roll.",
    usual: "below",
    unit: "percent",
  },
  "fast-commits": {
    title: "Whole words at once",
    sentence: "Most of the text came in whole words, and quicker than phones and swipes usually are.",
    usual: "below",
    unit: "WPM",
  },
};

/** A soft signal in words and numbers. */
export const signalReport = ({
  code,
  measured,
  threshold,
}: Pick<Signal, "code" | "measured" | "threshold">): SignalReport => ({ code, measured, threshold, ...REPORTS[code] });
