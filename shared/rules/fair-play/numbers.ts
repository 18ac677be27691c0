/**
 * Every threshold of the soft signals. One alone never does anything; see `weigh`. What is said of people here holds
 * for the corpus in `tests/support/corpus`, whose typists are modelled, not recorded.
 */
export const SOFT_LIMITS = {
  /** Presses this close (ms) are one moment: a phone or an input method commits a whole word at once. */
  momentMs: 2,
  /** Fewer moments than this say nothing about a rhythm. */
  fewestMoments: 30,
  /** A clock with no more different waits than this is coarse, if they spread by more than this part of their mean. */
  coarseClock: { differentWaits: 16, spread: 0.2 },
  /** Spread of the waits inside words, as a share of their mean, without the longest tenth. People: 0.18 and more, mostly 0.34. */
  evenWaits: { spread: 0.16, longestShare: 0.1, fewestInsideWords: 60 },
  /**
   * With a middle wait over this nothing is said about a rhythm: whoever looks at each key, or dwells on it, is even by
   * nature.
   */
  unhurriedMs: 450,
  /**
   * How far the slow waits reach above the middle, in reaches of the fast waits below it. People pause, so theirs is
   * 1.4 and more in 99 of 100 races, mostly 2; dice of a uniform or a bell shape give 1.
   */
  noTail: { ratio: 1.25, outer: 0.05, fewest: 100, sureness: 1, pooledRaces: 12, fewestPooled: 400 },
  /**
   * The first letter of a word takes people longer than one inside it. Fires when even the upper end of the estimate
   * (`sureness` standard errors) stays under `longer` (1.06: six percent longer).
   */
  wordStarts: { longer: 1.06, fewest: 12 },
  /** The same for capitals, digits and marks, which need a second finger or a far reach. */
  hardKeys: { longer: 1.12, fewest: 8 },
  contrast: { sureness: 1.64, pooledRaces: 12 },
  /** The same for both and marks together, in parts of what they cost most people (logarithms). */
  keyCosts: {
    part: 0.4,
    costs: { inside: 0, start: 0.25, mark: 0.4, capital: 0.75 },
    fewest: 80,
    sureness: 1.28,
    pooledRaces: 12,
  },
  /** Correlation of two rhythms, place by place, whatever their tempo. People's races stay under 0.55. */
  repeatedRhythm: { likeness: 0.8, fewestMoments: 40, shift: 2, leastSpread: 0.03 },
  noErrors: { races: 20 },
  suddenJump: { races: 10, times: 1.3 },
  /** Spread of the speeds of the latest races as a share of their mean. People: 0.038 and more, mostly 0.09. */
  steadySpeed: { races: 12, spread: 0.02 },
  /** Spread (ms) of the first press after green light over the latest races. People: 50 and more. */
  sameStart: { races: 10, spreadMs: 6 },
  /** Long words whose letters all came faster than fingers roll, though one after the other. */
  wordBursts: { letters: 4, waitMs: 20, share: 0.2, fewest: 4 },
  /** Whole words at one moment are fine, but not at this speed: swiping and suggestions end near 90 WPM. */
  fastCommits: { characters: 3, share: 0.5, wpm: 100 },
  /** Wrong presses put right faster than an eye sees them. Two keys under one finger are a small part of slips. */
  instantFixes: { withinMs: 40, share: 0.6, fewest: 6, pooledRaces: 6 },
} as const;
