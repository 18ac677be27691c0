import { FLOW_REPORTS } from "./flows/reports.ts";
import { MATH_REPORTS } from "./math/reports.ts";
import type { Signal, SignalCode } from "./signal.ts";

/** One signal as a report page shows it. The sentence says what was seen, without blame. */
export interface SignalReport {
  readonly code: SignalCode;
  readonly title: string;
  readonly sentence: string;
  readonly measured: number | null;
  readonly threshold: number;
  /** The side of the threshold on which most races are. */
  readonly usual: "above" | "below";
  /** The unit of both numbers. */
  readonly unit: "percent" | "times" | "races" | "ms" | "WPM" | "slips" | "hours" | "racers" | "answers a minute";
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
    sentence: "This race, and any since the leap, was a lot faster than your best of the ten before it.",
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
    sentence:
      "The letters of many long words came closer together than fingers manage, or far closer than in short words.",
    usual: "below",
    unit: "percent",
  },
  "fast-commits": {
    title: "Whole words at once",
    sentence: "Most of the text came in whole words, faster than phone suggestions or swiping are.",
    usual: "below",
    unit: "WPM",
  },
  ...MATH_REPORTS,
  ...FLOW_REPORTS,
  "word-commits": {
    title: "Words from nowhere",
    sentence: "Many words came in a single moment, on a keyboard that sends one key after another.",
    usual: "below",
    unit: "percent",
  },
  "even-holds": {
    title: "Keys held alike",
    sentence:
      "Almost all keys were held down for the same time, or let go in the same moment. This is how much it varied.",
    usual: "above",
    unit: "ms",
  },
  "same-holds": {
    title: "Every finger alike",
    sentence: "No key was held longer than the others. Most people's fingers differ more than this.",
    usual: "above",
    unit: "percent",
  },
  "no-overlap": {
    title: "Never two keys at once",
    sentence: "Each key was let go before the next was pressed. At this speed, most people press the next one sooner.",
    usual: "above",
    unit: "percent",
  },
  "pair-costs": {
    title: "No easy pairs of keys",
    sentence:
      "The same two keys in a row took a different time each time. Most people are quicker at some than at others.",
    usual: "above",
    unit: "percent",
  },
  "no-drift": {
    title: "No ups and downs",
    sentence: "The tempo didn't go up and down in the course of the text. Most people's does.",
    usual: "above",
    unit: "percent",
  },
  "two-hands": {
    title: "Two rhythms by turns",
    sentence: "Words came in two different rhythms, as if two had typed by turns.",
    usual: "below",
    unit: "times",
  },
  "quick-fixes": {
    title: "Mistakes fixed without a stop",
    sentence: "Most wrong keys were fixed without slowing down. Most people stop for a moment when they see one.",
    usual: "below",
    unit: "percent",
  },
  "silent-fixes": {
    title: "Stops without a mistake",
    sentence: "There were stops inside words as after a wrong key, but no wrong key in all these races.",
    usual: "below",
    unit: "percent",
  },
  "slips-gone": {
    title: "Mistakes gone overnight",
    sentence: "Wrong keys stopped from one race to the next. This is how many there would have been since.",
    usual: "below",
    unit: "slips",
  },
  "releases-gone": {
    title: "Keys never let go",
    sentence: "Your keyboard used to tell when a key is let go, and in this race it didn't.",
    usual: "above",
    unit: "percent",
  },
  "early-start": {
    title: "Off with the light",
    sentence: "Your first key came with the green light in almost all of these races, sooner than anyone can see it.",
    usual: "above",
    unit: "ms",
  },
  "steady-growth": {
    title: "A little faster every time",
    sentence:
      "Each of these races was faster than the one before by about the same share, for longer than practice does.",
    usual: "below",
    unit: "percent",
  },
  "no-rest": {
    title: "No time to sleep",
    sentence: "This is the longest break from racing in the last two days.",
    usual: "above",
    unit: "hours",
  },
};

/** A signal in words and numbers. */
export const signalReport = ({
  code,
  measured,
  threshold,
}: Pick<Signal, "code" | "measured" | "threshold">): SignalReport => ({ code, measured, threshold, ...REPORTS[code] });
