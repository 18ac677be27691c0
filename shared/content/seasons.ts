import type { Stamp } from "../units.ts";
import { SEASONS, type SeasonKey } from "./ways.ts";

export type SeasonID = number & { readonly id: "Season" };

/** A season of the calendar. @source teams-shop-seasons §3 Season */
export interface Season {
  readonly seasonID: SeasonID;
  /** Whose prizes it has. */
  readonly key: SeasonKey;
  readonly name: string;
  /** Part of it from the first second on… */
  readonly startStamp: Stamp;
  /** …and over from this one on. */
  readonly endStamp: Stamp;
  /** The `gid` of the group with its achievements. */
  readonly achievementGroupID: number;
}

const DAY_S = 86_400;
const SEASON_DAYS = 56;
const REST_DAYS = 3;

/** 5 October 2026, 00:00 UTC. */
const FIRST_START = Date.UTC(2026, 9, 5) / 1_000;

/** All seasons share one group, whose achievements name theirs. */
const ACHIEVEMENT_GROUP_ID = 12;

/** Seasons in their order, one after the other with rest days between. A season is never moved once it began. @source rules Seasons */
const ORDER: readonly SeasonKey[] = ["golden-hour", "deep-freeze", "night-market"];

export const SEASON_CALENDAR: readonly Season[] = ORDER.map((key, index) => {
  const start = FIRST_START + index * (SEASON_DAYS + REST_DAYS) * DAY_S;
  return {
    seasonID: (index + 1) as SeasonID,
    key,
    name: SEASONS[key],
    startStamp: start as Stamp,
    endStamp: (start + SEASON_DAYS * DAY_S) as Stamp,
    achievementGroupID: ACHIEVEMENT_GROUP_ID,
  };
});

const BY_ID: ReadonlyMap<number, Season> = new Map(SEASON_CALENDAR.map((each) => [each.seasonID, each]));

export const seasonByID = (seasonID: number): Season | undefined => BY_ID.get(seasonID);

/** How much experience the levels of a season take. @source rules Seasons */
export const SEASON_CURVE = { base: 1_500, step: 100 } as const;

/** Rewards of a season. @source rules Seasons */
export const TOTAL_REWARDS = 50;

/** What each level past the last reward pays. @source rules What is given and taken: Extra tier */
export const EXTRA_LEVEL_CASH = 10_000;
