/** What one racer did in one race, as the reward sees it. */
export interface Deed {
  readonly isFinished: boolean;
  /** 1 for the first; null without places. */
  readonly place: number | null;
  readonly wpm: number;
  /** In percent. */
  readonly accuracy: number;
  readonly usedNitro: boolean;
  readonly nitroHitLongestWord: boolean;
  readonly beatWampus: boolean;
  /** Friends of this racer who finished in the same friend race. */
  readonly friends: number;
  /** A friend race that nobody else finished: its place does not pay. */
  readonly isAlone: boolean;
  /** The number of this race among the racer's finished ones, from 1. */
  readonly raceNumber: number;
  readonly isGold: boolean;
}

export const CASH_PARTS = ["place", "speed", "accuracy", "longestWord", "wampus", "friends", "gold"] as const;
export type CashPart = (typeof CASH_PARTS)[number];

export interface RaceReward {
  readonly cash: number;
  readonly experience: number;
  readonly nitros: number;
  /** The parts of the cash; zero parts are left out. */
  readonly parts: Readonly<Partial<Record<CashPart, number>>>;
}

/** @source rules Rewards, Race (Under 75 % accuracy) */
export const REWARDS = {
  leastAccuracy: 75,
  placeCash: [500, 350, 250, 150, 100],
  cashPerWpm: 5,
  accuracyCash: [
    { from: 100, cash: 250 },
    { from: 98, cash: 100 },
    { from: 96, cash: 50 },
  ],
  longestWordCash: 50,
  wampusCash: 1_000,
  friendCash: 50,
  placeExperience: [50, 30, 20, 10, 0],
  nitroExperience: 25,
  nitroEveryRaces: 10,
} as const;

export const NO_REWARD: RaceReward = { cash: 0, experience: 0, nitros: 0, parts: {} };

/** The facts of the race, as the parts of a reward show them. */
export const paidFor = ({ place, friends = 0, wampus }: RaceReward["parts"]) => ({
  hasPlace: place !== undefined,
  friends: friends / REWARDS.friendCash,
  beatWampus: wampus !== undefined,
});

/**
 * What a race pays. Gold doubles the cash and never changes the experience. A place pays only against opponents: bots
 * in a public race, another person who finished in a friend race.
 */
export function raceReward(deed: Deed): RaceReward {
  if (!deed.isFinished || deed.accuracy < REWARDS.leastAccuracy) return NO_REWARD;
  const place = deed.isAlone ? null : deed.place;
  const byPlace = (list: readonly number[]): number => (place === null ? 0 : (list[place - 1] ?? 0));
  const single = {
    place: byPlace(REWARDS.placeCash),
    speed: Math.round(REWARDS.cashPerWpm * deed.wpm),
    accuracy: REWARDS.accuracyCash.find(({ from }) => deed.accuracy >= from)?.cash ?? 0,
    longestWord: deed.nitroHitLongestWord ? REWARDS.longestWordCash : 0,
    wampus: deed.beatWampus ? REWARDS.wampusCash : 0,
    friends: deed.friends * REWARDS.friendCash,
  };
  const sum = Object.values(single).reduce((total, part) => total + part, 0);
  const parts: Record<CashPart, number> = { ...single, gold: deed.isGold ? sum : 0 };
  return {
    cash: sum + parts.gold,
    experience:
      Math.round(((100 + deed.wpm / 2) * deed.accuracy) / 100) +
      byPlace(REWARDS.placeExperience) +
      (deed.usedNitro ? REWARDS.nitroExperience : 0),
    nitros: deed.raceNumber % REWARDS.nitroEveryRaces === 0 ? 1 : 0,
    parts: Object.fromEntries(Object.entries(parts).filter(([, cash]) => cash > 0)),
  };
}
