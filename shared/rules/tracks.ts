import type { EventID } from "../content/events/calendar.ts";
import type { SeasonID } from "../content/seasons/calendar.ts";

/** Levels that experience leads through: of a season, or of an event. Who has no row of an event hasn't joined it. */
export type Track = `season:${number}` | `event:${number}`;

export const seasonTrack = (seasonID: SeasonID): Track => `season:${seasonID}`;
export const eventTrack = (eventID: EventID): Track => `event:${eventID}`;

/** How much experience each level takes: `base + step × level`, counted from 1. */
export interface Curve {
  readonly base: number;
  readonly step: number;
}

/** A player's place on a track. @source teams-shop-seasons §3 Season progress */
export interface TrackProgress {
  /** Levels that are reached; 1 before the first is through. */
  readonly level: number;
  /** Experience inside the present level… */
  readonly currentLevelXP: number;
  /** …out of so much. */
  readonly requiredXP: number;
  /** Whole percent. */
  readonly percentComplete: number;
}

/** Experience that takes one through a level. */
export const levelXP = ({ base, step }: Curve, level: number): number => base + step * level;

/** Experience from the first second of a track to the beginning of a level. */
export const xpBefore = ({ base, step }: Curve, level: number): number =>
  (level - 1) * base + (step * level * (level - 1)) / 2;

/** The highest level that begins at or below so much experience. */
function levelAt(curve: Curve, experience: number): number {
  const { base, step } = curve;
  const linear = base - step / 2;
  const root = Math.sqrt(linear ** 2 + 2 * step * (experience + base));
  const level = Math.floor((root - linear) / step);
  if (experience >= xpBefore(curve, level + 1)) return level + 1;
  return experience < xpBefore(curve, level) ? level - 1 : level;
}

/** @param experience won on the track */
export function trackProgress(curve: Curve, experience: number): TrackProgress {
  const level = levelAt(curve, experience);
  const currentLevelXP = experience - xpBefore(curve, level);
  const requiredXP = levelXP(curve, level);
  return { level, currentLevelXP, requiredXP, percentComplete: Math.floor((100 * currentLevelXP) / requiredXP) };
}
