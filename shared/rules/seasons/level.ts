import { SEASON_CURVE, TOTAL_REWARDS } from "../../content/seasons/calendar.ts";
import { levelXP, trackProgress, xpBefore, type TrackProgress } from "../tracks.ts";

/** Experience that takes one through a level, which is counted from 1. @source rules Seasons */
export const seasonLevelXP = (level: number): number => levelXP(SEASON_CURVE, level);

/** Experience from a season's first second to the beginning of a level. */
export const seasonXPBefore = (level: number): number => xpBefore(SEASON_CURVE, level);

/** A player's way through a season. @param experience of this season */
export const seasonProgress = (experience: number): TrackProgress => trackProgress(SEASON_CURVE, experience);

/**
 * Extra levels are those past the last reward; each of them pays once. Level 1 has no reward, so reward n comes with
 * level n + 1.
 *
 * @returns how many extra levels a player has reached
 * @source teams-shop-seasons §4 Seasons, rules Extra tier
 */
export const extraLevels = (experience: number): number =>
  Math.max(0, seasonProgress(experience).level - TOTAL_REWARDS - 1);
