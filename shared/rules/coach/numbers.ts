import { days, minutes } from "../../units.ts";

/** How the coach works. That it claims nothing by chance is shown on simulated racers, `tests/rules/coach-proof.test.ts`. */
export const COACH = {
  /** From the lot to the outcome. */
  span: days(14),
  /** Practice works by then if it works at all: only races from here on are compared with those before. */
  measuredAfter: days(7),
  /** A day's practice. Nobody is kept from more. */
  session: minutes(10),
  /** Weak parts that are drawn, by site: an even number, those that cost most. */
  mostParts: { type: 12, math: 24 },
  fewestParts: 2,
  /** Uses in the races that are compared, of both parts of a match. */
  fewestUses: { type: 4, math: 2 },
  /** Days on which somebody must have practised before their outcome says anything of practice. */
  fewestDays: 3,
  /** Words of a text, or problems of a round, with what is aimed at: the rest is what comes anyway. */
  aimedShare: 0.25,
  /** Pairs that are practised in turn on one day. */
  aims: 2,
  /** Facts of a day that were never practised before. */
  newFacts: 4,
  /** Speed is not spoken of before the aim is right so often. */
  sureAccuracy: 0.95,
  /** How far a pair or fact moves in two weeks by itself, whatever is done (logarithm). */
  drift: 0.08,
  /** Errors around a figure: 95% of chance lies within. */
  sureness: 2,
} as const;

/** What all racers together show. */
export const FINDING = {
  /** The chance of ever claiming a difference where there is none, however often one looks. */
  chance: 0.05,
  /** The interval is narrowest for about so many racers. */
  tunedFor: 500,
  /** How far what racers gain may truly differ (logarithm): one whose gain is known so exactly weighs half of the most. */
  spread: 0.2,
  /** Nothing is said of fewer. */
  fewestRacers: 40,
  /** One racer moves the sums no further (logarithm). */
  mostGain: 1,
} as const;
