import type { AchievementID } from "./achievement.ts";

/**
 * Achievements of what comes again have numbers that say where they belong, so that none is used twice: so many for each
 * season, and above all of those for each event.
 */
const EACH = 1_000;
const SEASONS_FROM = 100_000;
const EVENTS_FROM = 20_000_000;

/** Places within the numbers of one season or event. */
const BONUS = 60;
const ACHIEVEMENTS = 80;

/** The nth reward of a season's road, counted from 1. */
export const roadID = (seasonID: number, nth: number): AchievementID =>
  (SEASONS_FROM + seasonID * EACH + nth) as AchievementID;
/** Its nth hidden bonus, counted from 1. */
export const bonusID = (seasonID: number, nth: number): AchievementID => roadID(seasonID, BONUS + nth);
/** The first of a season's achievements. */
export const seasonalID = (seasonID: number): AchievementID => roadID(seasonID, ACHIEVEMENTS + 1);

/** The nth perk of an event, counted from 1. */
export const perkID = (eventID: number, nth: number): AchievementID =>
  (EVENTS_FROM + eventID * EACH + nth) as AchievementID;
/** Its nth achievement, counted from 1. */
export const festiveID = (eventID: number, nth: number): AchievementID => perkID(eventID, ACHIEVEMENTS + nth);

/** All numbers of a season or an event, the first and the last. */
export interface IDRange {
  readonly first: AchievementID;
  readonly last: AchievementID;
}
const rangeFrom = (first: AchievementID): IDRange => ({ first, last: (first + EACH - 1) as AchievementID });
export const seasonRange = (seasonID: number): IDRange => rangeFrom(roadID(seasonID, 0));
export const eventRange = (eventID: number): IDRange => rangeFrom(perkID(eventID, 0));

/** All numbers of seasons, and of events. */
export const SEASON_IDS: IDRange = { first: SEASONS_FROM as AchievementID, last: (EVENTS_FROM - 1) as AchievementID };
export const EVENT_IDS: IDRange = { first: EVENTS_FROM as AchievementID, last: 2_000_000_000 as AchievementID };

/** What changes for whoever shows seasons or events when some achievements are earned or claimed. */
export const spansOf = (ids: readonly number[]): readonly ("season" | "event")[] => [
  ...new Set(ids.flatMap((id) => spanOf(id) ?? []).map((span) => ("eventID" in span ? "event" : "season"))),
];

/** The season or event whose number an achievement has; undefined for one that was numbered by hand, or past them all. */
export function spanOf(id: number): { readonly seasonID: number } | { readonly eventID: number } | undefined {
  if (id > EVENT_IDS.last) return undefined;
  if (id >= EVENTS_FROM) return { eventID: Math.floor((id - EVENTS_FROM) / EACH) };
  return id >= SEASONS_FROM ? { seasonID: Math.floor((id - SEASONS_FROM) / EACH) } : undefined;
}
