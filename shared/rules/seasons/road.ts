import type { RoadReward } from "../../content/seasons/road.ts";
import type { Stamp } from "../../units.ts";
import { prizeState, type PrizeState, type Taker } from "../achievements/prize-state.ts";
import { seasonProgress, seasonXPBefore } from "./level.ts";

/** Somebody on a season's road. */
export interface Walker extends Pick<Taker, "earned"> {
  /** Of this season. */
  readonly experience: number;
  readonly isGold: boolean;
}

/** How a reward of the road stands to somebody. */
export const roadState = (reward: RoadReward, { earned, experience, isGold }: Walker, now: Stamp): PrizeState =>
  prizeState(
    reward,
    {
      earned,
      hasReached: seasonProgress(experience).level >= reward.level,
      mayHave: reward.free || isGold,
      keeps: reward.free,
    },
    now,
  );

/** The rewards of a road that somebody is shown: who isn't told of gold sees what is for everyone, and what is theirs. @source rules Privacy */
export const roadShown = (
  road: readonly RoadReward[],
  { earned }: Pick<Walker, "earned">,
  isToldOfGold: boolean,
): readonly RoadReward[] =>
  isToldOfGold ? road : road.filter(({ free, achievementID }) => free || earned.has(achievementID));

/** How much of the way to a reward is done, from the one that is shown before it: whole percent. */
export function wayTo({ level }: Pick<RoadReward, "level">, experience: number, levelBefore = level - 1): number {
  const [from, to] = [seasonXPBefore(levelBefore), seasonXPBefore(level)];
  return Math.floor(100 * Math.min(1, Math.max(0, (experience - from) / (to - from))));
}

/**
 * The next reward: the first one that is no bonus and needs more experience. At zero experience it is the first one, and
 * past them all the last.
 *
 * @source teams-shop-seasons §4 Seasons
 */
export function nextReward(road: readonly RoadReward[], experience: number): RoadReward {
  const named = road.filter(({ hidden }) => !hidden);
  const next =
    named.find(({ level }) => seasonXPBefore(level) > experience) ?? named[experience === 0 ? 0 : named.length - 1];
  if (!next) throw new Error("a season has no rewards");
  return next;
}

/**
 * A level as it is shown: past the last reward and one more, those of the infinity tier, counted from 1.
 *
 * @source teams-shop-seasons §3 Season progress, §4 Seasons
 */
export function shownLevel(
  level: number,
  totalRewards: number,
): { readonly level: number; readonly isInfinity: boolean } {
  const isInfinity = level > totalRewards + 1;
  return { level: isInfinity ? Math.max(1, level - totalRewards - 1) : level, isInfinity };
}
