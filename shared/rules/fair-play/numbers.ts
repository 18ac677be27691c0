import { PHRASES } from "../race/numbers.ts";

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
  coarseClock: { differentWaits: 16, spread: 0.2, withinMs: 50, differentTicks: 6, longest: 3 },
  /** Spread of the waits inside words, as a share of their mean, without the longest tenth. People: 0.18 and more, mostly 0.34. */
  evenWaits: { spread: 0.16, longestShare: 0.1, fewestInsideWords: 60 },
  /** Above this median wait the rhythm is not judged: hunt-and-peck typing is naturally even. */
  unhurriedMs: 450,
  /**
   * The upper spread of the waits as a multiple of the lower one. People pause, so theirs is at least 1.4 in 99 of 100
   * races, mostly 2; uniform or normal random waits give 1.
   */
  noTail: { ratio: 1.25, outer: 0.05, fewest: 100, sureness: 1, pooledRaces: 12, fewestPooled: 600 },
  /**
   * People take longer for the first letter of a word. Fires when even the upper end of the estimate (`sureness`
   * standard errors) stays under `longer` (1.06: six percent longer).
   */
  wordStarts: { longer: 1.06, fewest: 12 },
  /** The same for capitals, digits and punctuation, which need a second finger or a far reach. */
  hardKeys: { longer: 1.12, fewest: 8 },
  contrast: { sureness: 2, pooledRaces: 12 },
  /** The same for all of these together, as a share of their usual cost (logarithms). Thumbs on glass: 0.3 and more. */
  keyCosts: {
    part: 0.3,
    costs: { inside: 0, start: 0.25, mark: 0.4, capital: 0.75 },
    fewest: 80,
    sureness: 1.28,
    pooledRaces: 12,
  },
  /** Correlation of two rhythms, position by position, independent of tempo. People's races stay under 0.55. */
  repeatedRhythm: { likeness: 0.8, fewestMoments: 40, shift: 2, leastSpread: 0.03 },
  noErrors: { races: 20 },
  /** A jump is one for as many races after it as `lasts` says. */
  suddenJump: { races: 10, times: 1.3, lasts: 10 },
  /** Spread of the speeds of the latest races as a share of their mean. People: 0.038 and more, mostly 0.09. */
  steadySpeed: { races: 12, spread: 0.02 },
  /** Spread (ms) of the first press after green light over the latest races. People: 50 and more. */
  sameStart: { races: 10, spreadMs: 6 },
  /**
   * Long words whose letters come on average at most `waitMs` after each other, faster than fingers roll, or at most
   * `contrastMs` and this part (`contrast`) of the waits in half of the race's words.
   */
  wordBursts: { letters: 6, waitMs: 20, contrastMs: 60, contrast: 0.45, share: 0.2, fewest: 3 },
  /**
   * Whole words at one moment are fine, but not at this speed: of 37,000 people on phones hardly one typed faster than 80
   * WPM (Palin and others 2019), and records of swiping are about as fast.
   */
  fastCommits: { characters: 3, share: 0.5, wpm: 80 },
  /** Wrong presses corrected faster than an eye can see them. Two keys hit by one finger are a small share of slips. */
  instantFixes: { withinMs: 40, share: 0.75, fewest: 10, pooledRaces: 12 },
  /** Longer words at one moment, where at least this share of the keys reported when it was let go. */
  wordCommits: { letters: 4, fewestKeys: 30, leastKnown: 0.15, fewest: 3, share: 0.1 },
  /** From the shortest tenth of the holds to the longest one. People: 20 ms and more, mostly 50. */
  evenHolds: { fewest: 60, leastKnown: 0.5, rangeMs: 10 },
  /** How alike holds of one key are. People: mostly 0.1 and more. */
  sameHolds: { likeness: 0.015, fewest: 4_000, sureness: 1.3, pooledRaces: 12 },
  /** Keys still down at the next press. People at this speed: 0.1 and more; two quick fingers reach 85 WPM with none. */
  noOverlap: { wpm: 90, share: 0.02, fewest: 100, leastKnown: 0.8 },
  /** How alike waits of one pair of letters are. People: mostly 0.1 and more. */
  pairCosts: { likeness: 0.02, fewest: 1_200, sureness: 1.5, pooledRaces: 12 },
  /** How alike waits some keys apart are. People: mostly 0.1, the steadiest hardly 0.01. */
  noDrift: { distance: { from: 2, to: 8 }, likeness: 0.008, fewest: 6_000, sureness: 1.5, pooledRaces: 12 },
  /** Above this spread of the waits' logarithms nothing is said of pairs and drift: noise hides them. */
  mostNoise: 0.6,
  twoHands: { times: 1.9, fewest: 15, sureness: 1.5, pooledRaces: 6 },
  /** Wrong keys put right within this many of the race's waits, and before anybody has seen them. People: a third. */
  quickFixes: { times: 1.2, withinMs: 180, share: 0.8, fewest: 12, pooledRaces: 6 },
  /** Waits inside words of at least `atLeastMs` and of so many of the race's waits, over so many races without a slip. */
  silentFixes: { atLeastMs: 300, times: 2.4, races: 4, share: 0.012 },
  releasesGone: { races: 5, known: 0.8, wpm: 65, share: 0.1 },
  slipsGone: { races: 3, missing: 15 },
  earlyStart: { races: 8, withinMs: 10 },
  /**
   * What each race is faster than the one before, at least. A new keyboard is a step: then a line leaves more than `step`
   * times what a step does. Speeds that lie further from the line than `spread` (logarithms) have other causes. From `conclusiveWpm` on nobody learns a sixth within 18 races.
   */
  steadyGrowth: { races: 18, share: 0.008, sureness: 2.5, step: 1.5, spread: 0.15, conclusiveWpm: 55 },
  /** The longest rest within two days. */
  noRest: { withinHours: 48, restHours: 3, fewest: 60 },
  /** What a race must look like to be weighed as typed with declared hands. */
  hands: { pieces: { share: 0.5, withinMs: PHRASES.withinMs }, slowWpm: 40, phone: { releases: 0.1, wpm: 80 } },
} as const;
