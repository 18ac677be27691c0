import type { MATH_SIGNALS } from "./codes.ts";

/** What the report page says of each signal of a math race. */
export const MATH_REPORTS = {
  "answer-speed": {
    title: "More answers than anyone has given",
    sentence: "There were more correct answers a minute than anyone we know of has ever given.",
    usual: "below",
    unit: "answers a minute",
  },
  "answer-instants": {
    title: "Answers in no time",
    sentence: "Many answers came faster than anyone can read the problem and type them.",
    usual: "below",
    unit: "percent",
  },
  "answer-clock": {
    title: "Answers like clockwork",
    sentence: "Answer after answer took you the same time, almost to the millisecond. This is how much it varied.",
    usual: "above",
    unit: "percent",
  },
  "answer-copy": {
    title: "A rhythm we've seen before",
    sentence: "The times you took are almost the same as in an earlier race, answer by answer.",
    usual: "below",
    unit: "percent",
  },
  "answer-fixes": {
    title: "Answers fixed in a blink",
    sentence: "Many wrong answers were put right faster than anyone can see them and type again.",
    usual: "below",
    unit: "percent",
  },
  "answer-evenness": {
    title: "Very even answers",
    sentence: "You took almost the same time for each problem. This is how much it varied.",
    usual: "above",
    unit: "percent",
  },
  "answer-tail": {
    title: "No long pauses",
    sentence: "Your long waits were hardly longer than your short ones. Most people get stuck now and then.",
    usual: "above",
    unit: "times",
  },
  "answer-effort": {
    title: "Easy and hard problems alike",
    sentence: "Hard problems took you hardly any longer than easy ones. Most people slow down more than this.",
    usual: "above",
    unit: "percent",
  },
  "answer-flawless": {
    title: "Not one wrong answer for a long time",
    sentence: "All answers in all these quick races in a row were right. That's very rare.",
    usual: "below",
    unit: "races",
  },
  "answer-mistakes": {
    title: "Unusual mistakes",
    sentence: "Many wrong answers weren't near the right one, and no typing mistake or mix-up explains them.",
    usual: "below",
    unit: "percent",
  },
  "answer-jump": {
    title: "A big leap in speed",
    sentence: "This race was a lot faster than your best of those before it with the same kind of problems.",
    usual: "below",
    unit: "times",
  },
  "answer-pace": {
    title: "The same speed each time",
    sentence: "Your latest races were almost exactly the same speed, whatever the problems.",
    usual: "above",
    unit: "percent",
  },
  "answer-growth": {
    title: "Faster by the same step each time",
    sentence:
      "Each of your latest races was faster than the one before by almost the same step. Most people go up and down.",
    usual: "above",
    unit: "percent",
  },
  "answer-start": {
    title: "The same start each time",
    sentence: "In your latest races, your first answer came at almost the same moment after the green light.",
    usual: "above",
    unit: "ms",
  },
} as const satisfies Record<
  (typeof MATH_SIGNALS)[number],
  {
    readonly title: string;
    readonly sentence: string;
    readonly usual: "above" | "below";
    readonly unit: string;
  }
>;
