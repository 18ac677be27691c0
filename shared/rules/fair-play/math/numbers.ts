import type { LessonID } from "../../../content/lessons/lesson.ts";

/**
 * More right answers a minute than any person has been seen to make. The record for times tables and divisions together is 196
 * in a minute (Guinness World Records, Times Tables Rock Stars 2020); pictures and coins have to be looked at one by one.
 */
export const FASTEST: Readonly<Record<LessonID, number>> = {
  counting_1: 100,
  addition_1: 210,
  subtraction_1: 210,
  money_1: 90,
  multiplication_1: 210,
  division_1: 210,
  multiplication_2: 210,
  division_2: 210,
};

/**
 * The thresholds of the signals of math races. What is said of people holds for the corpus in `tests/support/corpus/math`,
 * whose racers are modelled after published times, not recorded.
 */
export const MATH_LIMITS = {
  /**
   * At less than this share of the bound of the problems a race is too slow for its rhythm to be judged: scanning switches, speech
   * and searching fingers are even by nature, and take the same time for every problem.
   */
  unhurried: 0.5,
  /** The minimum of answers after the first for a rhythm. */
  fewestWaits: 12,
  /** Share of answers that came faster than seeing, knowing and typing them takes. */
  instants: { share: 0.2 },
  /**
   * Spread of the waits as a share of their mean: over the whole race, or over so many answers in a row if the clock is
   * fine enough. People: 0.1 and more.
   */
  clock: { spread: 0.03, inARow: 10 },
  /** The same over the whole race, without the longest tenth. People: 0.15 and more. */
  evenness: { spread: 0.12, longestShare: 0.1 },
  /** A clock whose readings are all multiples of this (ms) is coarse. */
  coarseClockMs: 5,
  /** The upper spread of the waits as a multiple of the lower one, over the latest races. Dice that are even or bell-shaped give 1. */
  tail: { ratio: 1.25, pooledRaces: 12, fewest: 120 },
  /**
   * How much of an adult's difference between easy and hard problems shows in the waits (logarithms): 1 for most people, 0 for
   * what answers all alike. The upper end of the estimate, `sureness` standard errors above it, over each of these numbers
   * of races up to this one; the lowest counts.
   */
  effort: { part: 0.36, sureness: 1.28, pooledRaces: [1, 4, 12], fewest: 15, leastSpread: 0.15 },
  /** Correlation of two rhythms, answer by answer, at any tempo and without what the order of the problems explains. */
  copy: { likeness: 0.95, fewest: 15, leastSpread: 0.03 },
  /** Wrong answers put right faster than seeing it, another digit and Enter take. */
  fixes: { withinMs: 230, share: 0.7, fewest: 2, pooledRaces: [1, 8] },
  /** Races in a row without a wrong answer, none of them unhurried. */
  flawless: { races: 21 },
  /** Share of wrong answers that are near nothing: no neighbour, no other row of the table, no slip of a digit. */
  mistakes: { share: 0.5, fewest: 6, pooledRaces: 12 },
  /** As a multiple of the best of the latest races of these problems. */
  jump: { races: 10, fewest: 5, times: 1.35 },
  /** Spread of the latest scores with these problems, as a share of their mean. People: 0.04 and more. */
  pace: { races: 8, spread: 0.02 },
  /** Spread of the latest scores around an equal growth each race, where they grow by at least this share. */
  growth: { races: 8, spread: 0.02, least: 0.008 },
  /**
   * Spread (ms) of the first answer over the latest races. Who has typed it during the countdown may always be as early
   * as a race allows, so then only the same moment tells.
   */
  start: { races: 8, spreadMs: 8, earlyMs: 400, earlySpreadMs: 0.8 },
} as const;
