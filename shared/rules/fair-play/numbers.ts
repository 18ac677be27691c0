/**
 * Every threshold of the soft signals. One alone never has an effect; see `assess`. Statements about people hold for the
 * corpus in `tests/support/corpus`, whose typists are modelled, not recorded.
 */
export const SOFT_LIMITS = {
  /** Presses this close (ms) are one moment: a phone or an input method commits a whole word at once. */
  momentMs: 2,
  /** The minimum of moments for a rhythm. */
  fewestMoments: 30,
  /** A clock with at most this many distinct waits is coarse, if they spread by more than this share of their mean. */
  coarseClock: { differentWaits: 16, spread: 0.2 },
  /** Spread of the waits inside words, as a share of their mean, without the longest tenth. People: 0.18 and more, mostly 0.34. */
  evenWaits: { spread: 0.16, longestShare: 0.1, fewestInsideWords: 60 },
  /** Above this median wait the rhythm is not judged: hunt-and-peck typing is naturally even. */
  unhurriedMs: 450,
  /**
   * The upper spread of the waits as a multiple of the lower one. People pause, so theirs is at least 1.4 in 99 of 100
   * races, mostly 2; uniform or normal random waits give 1.
   */
  noTail: { ratio: 1.25, outer: 0.05, fewest: 100, sureness: 1, pooledRaces: 12, fewestPooled: 400 },
  /**
   * People take longer for the first letter of a word. Fires when even the upper end of the estimate (`sureness`
   * standard errors) stays under `longer` (1.06: six percent longer).
   */
  wordStarts: { longer: 1.06, fewest: 12 },
  /** The same for capitals, digits and punctuation, which need a second finger or a far reach. */
  hardKeys: { longer: 1.12, fewest: 8 },
  contrast: { sureness: 1.64, pooledRaces: 12 },
  /** The same for all of these together, as a share of their usual cost (logarithms). */
  keyCosts: {
    part: 0.4,
    costs: { inside: 0, start: 0.25, mark: 0.4, capital: 0.75 },
    fewest: 80,
    sureness: 1.28,
    pooledRaces: 12,
  },
  /** Correlation of two rhythms, position by position, independent of tempo. People's races stay under 0.55. */
  repeatedRhythm: { likeness: 0.8, fewestMoments: 40, shift: 2, leastSpread: 0.03 },
  noErrors: { races: 20 },
  suddenJump: { races: 10, times: 1.3 },
  /** Spread of the speeds of the latest races as a share of their mean. People: 0.038 and more, mostly 0.09. */
  steadySpeed: { races: 12, spread: 0.02 },
  /** Spread (ms) of the first press after green light over the latest races. People: 50 and more. */
  sameStart: { races: 10, spreadMs: 6 },
  /** Long words whose letters came one by one, all faster than fingers can roll. */
  wordBursts: { letters: 4, waitMs: 20, share: 0.2, fewest: 4 },
  /** Whole words at one moment are fine, but not at this speed: swiping and suggestions reach about 90 WPM. */
  fastCommits: { characters: 3, share: 0.5, wpm: 100 },
  /** Wrong presses corrected faster than an eye can see them. Two keys hit by one finger are a small share of slips. */
  instantFixes: { withinMs: 40, share: 0.6, fewest: 6, pooledRaces: 6 },
} as const;
