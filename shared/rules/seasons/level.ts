import { TOTAL_REWARDS } from "../../content/seasons.ts";

/** A player's way through a season. @source teams-shop-seasons §3 Season progress */
export interface SeasonProgress {
  /** Levels that are reached; 1 before the first is through. */
  readonly level: number;
  /** Experience inside the present level… */
  readonly currentLevelXP: number;
  /** …out of so much. */
  readonly requiredXP: number;
  /** Whole percent. */
  readonly percentComplete: number;
}

const BASE = 1_500;
const STEP = 100;

/** Experience that takes one through a level, which is counted from 1. @source rules Seasons */
export const seasonLevelXP = (level: number): number => BASE + STEP * level;

/** Experience from a season's first second to the beginning of a level. */
export const seasonXPBefore = (level: number): number => (level - 1) * BASE + (STEP * level * (level - 1)) / 2;

/** The highest level that begins at or below so much experience. */
function levelAt(experience: number): number {
  const linear = BASE - STEP / 2;
  const root = Math.sqrt(linear ** 2 + 2 * STEP * (experience + BASE));
  const level = Math.floor((root - linear) / STEP);
  if (experience >= seasonXPBefore(level + 1)) return level + 1;
  return experience < seasonXPBefore(level) ? level - 1 : level;
}

/** @param experience of this season */
export function seasonProgress(experience: number): SeasonProgress {
  const level = levelAt(experience);
  const currentLevelXP = experience - seasonXPBefore(level);
  const requiredXP = seasonLevelXP(level);
  return { level, currentLevelXP, requiredXP, percentComplete: Math.floor((100 * currentLevelXP) / requiredXP) };
}

/**
 * Extra levels are those past the last reward; each of them pays once. Level 1 has no reward, so reward n comes with
 * level n + 1.
 *
 * @returns how many extra levels a player has reached
 * @source teams-shop-seasons §4 Seasons, rules Extra tier
 */
export const extraLevels = (experience: number): number =>
  Math.max(0, seasonProgress(experience).level - TOTAL_REWARDS - 1);
