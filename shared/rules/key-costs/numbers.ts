/**
 * What is kept of the time that keys, pairs of keys and facts take a racer, and when it is called a weakness. Found on
 * simulated racers, `tests/rules/weak-pairs.test.ts`.
 */
export const KEY_COSTS = {
  /** The commonest pairs of keys in our texts: they are four fifths of all that is typed. */
  pairs: 160,
  /** Of each pair, key and fact its last so many uses weigh; what was before them fades. */
  keptUses: 60,
  /** Pairs, keys and facts of one racer and site: more than all lessons have; beyond them the least used are dropped. */
  mostParts: 640,
  /** The pace of the last so many races weighs. */
  paceRaces: 20,
  /** Logarithms of a wait's ratio to the race's median wait: beyond them it was a rest, or two keys at once. */
  ratio: { least: -1.5, most: 1.6 },
  /** What a mistake costs, in median waits, at most. */
  mostLost: 8,
  /** Waits with a rhythm that a race must have, and their share of all its waits: a phone that writes words has fewer. */
  fewestWaits: 60,
  leastShare: 0.6,
  /** Problems that a math race must have. */
  fewestProblems: 10,
} as const;

/** What must be so before something is called a weakness. */
export interface Evidence {
  /** Uses. */
  readonly fewest: number;
  /** Standard errors by which it is slower than usual. */
  readonly sureness: number;
  /** How many times as long it takes, beyond these errors. */
  readonly times: number;
  /** The chance of as many mistakes with usual hands, at most. */
  readonly chance: number;
  /** Mistakes more than usual, as a share of all uses. */
  readonly mistakes: number;
}

/** Of some hundred pairs and keys that are looked at: so many that strict limits are needed. */
export const PAIR_EVIDENCE: Evidence = { fewest: 12, sureness: 3, times: 1.06, chance: 0.000_2, mistakes: 0.05 };
/** Of some dozen facts of a lesson, each of which comes about once in three races. */
export const FACT_EVIDENCE: Evidence = { fewest: 4, sureness: 2, times: 1.15, chance: 0.005, mistakes: 0.15 };

/** Races before anything is said. */
export const RACES_NEEDED = 10;
/** Weak pairs and facts that are told, those that cost most first. */
export const MOST_TOLD = 12;

/** How racers of one speed are compared. */
export const REFERENCE = {
  /** Median waits (ms) that separate the bands: about 80, 60, 45, 33 and 22 WPM. */
  bandsMs: [110, 150, 200, 270, 400],
  /** The latest racers of a band that are asked. */
  racersAsked: 200,
  /** Below so many racers nothing is kept of a pair: a figure says nothing of anybody. */
  fewestRacers: 20,
  /** Uses by one racer. */
  fewestUses: 8,
  /** What we believe without racers: how far it may be off (logarithm), how many racers it is worth, and mistakes a key. */
  belief: { spread: 0.15, racers: 20, missed: 0.03 },
  /** However many racers were asked: hands differ by this much without being weak anywhere (logarithm). */
  leastError: 0.06,
  /** How far racers differ at one pair (logarithm). */
  racerSpread: 0.25,
} as const;
