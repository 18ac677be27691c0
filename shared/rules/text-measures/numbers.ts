import { days, minutes } from "../../units.ts";

/** How texts are measured. Speeds are logarithms throughout: 0.05 is about 5 %. @source decision: text measures */
export const TEXT_MEASURES = {
  /** A longer break before a race ends the sitting: its first race warms the fingers, and is left out. */
  sittingBreak: minutes(30),
  /** The racer's own races around a race that say how fast they were then: so many before it and so many after it. */
  around: 10,
  /** Those farther away say nothing. */
  aroundWithin: days(30),
  /** Fewer say too little: what newcomers race is left out until they have more. */
  aroundLeast: 5,
  /** Races around that differ more from their middle one are left out. */
  aroundSpread: 0.25,
  /** A race that differs more from its racer's speed counts as if by so much. */
  mostApart: 0.5,
  /** Races of one racer and day that count; those of somebody who raced more count for less each. */
  mostOfDay: 30,
  /** Races of a text that count, as weights: older ones fade, so that a text is what it is today. */
  memory: 2_000,
  /** Fewer races of a text, as weights, are no measure. */
  leastWeight: 5,
  /** Texts with a measure from which on the formula is fitted to them. */
  leastTexts: 20,
  /** How far texts are from what is expected of them: at least, and while there are too few to tell. */
  spread: { least: 0.01, unknown: 0.06 },
  /** Races whose spread a text's own is mixed with. */
  borrowed: 20,
  /** The interval holds the truth in 95 of 100 cases. */
  interval: 1.96,
} as const;

/** When "as fast as" is shown: an interval of at most so much to either side. */
export const NARROW = 0.02;

/** What makes a text odd. @source decision: text measures */
export const ODD = {
  /** Races, as weights, from which on one can tell. */
  leastWeight: 100,
  /** Farther from the formula than so much, surely, and so many times as far as texts are. */
  apart: { least: 0.03, spreads: 2 },
  /** Times as spread as texts are. */
  spread: 1.4,
  /** Sarle's coefficient: about 0.33 for one hump, 0.56 for none, 1 for two far apart. */
  twoHumps: 0.555,
} as const;
