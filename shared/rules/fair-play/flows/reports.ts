import type { FLOW_SIGNALS } from "./codes.ts";

/** What the report says of each signal. */
export const FLOW_REPORTS = {
  "cash-away": {
    title: "Nearly all of it given to one racer",
    sentence:
      "In the last 30 days, this much of what your races paid went to one racer as gifts, and it didn't come back.",
    usual: "below",
    unit: "percent",
  },
  "cash-gathered": {
    title: "Gifts from racers who keep nothing",
    sentence: "In the last 30 days, this many racers each gave you nearly all that their races paid.",
    usual: "below",
    unit: "racers",
  },
  "same-losers": {
    title: "The same racers behind you every time",
    sentence:
      "In this much of your latest wins, nobody else was there but the same few racers, who are always far behind.",
    usual: "below",
    unit: "percent",
  },
} as const satisfies Record<
  (typeof FLOW_SIGNALS)[number],
  { readonly title: string; readonly sentence: string; readonly usual: "below"; readonly unit: string }
>;
