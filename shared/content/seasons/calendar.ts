import type { Stamp } from "../../units.ts";
import { nameOfReturn } from "../returns.ts";
import { SEASONS, type SeasonKey } from "../ways.ts";

export type SeasonID = number & { readonly id: "Season" };

/** A season of the calendar. @source teams-shop-seasons §3 Season */
export interface Season {
  readonly seasonID: SeasonID;
  /** Its design: whose road and shop it has. */
  readonly key: SeasonKey;
  /** With the year when a design comes again. */
  readonly name: string;
  /** Part of it from the first second on… */
  readonly startStamp: Stamp;
  /** …and over from this one on. */
  readonly endStamp: Stamp;
  /** The `gid` of the group with the rewards of its road, which no other season has. */
  readonly achievementGroupID: number;
}

const DAY_S = 86_400;
const SEASON_DAYS = 56;
const REST_DAYS = 3;
/** From the start of a season to the start of the next one. @source rules Seasons */
export const SEASON_PERIOD_S = (SEASON_DAYS + REST_DAYS) * DAY_S;

/** 5 October 2026, 00:00 UTC. */
export const FIRST_SEASON_START = (Date.UTC(2026, 9, 5) / 1_000) as Stamp;

/** Groups of achievements from here on are the roads of seasons. */
const FIRST_GROUP_ID = 1_000;

/** Designs in their order, again and again. A season is never moved once it began. @source rules Seasons */
const ORDER = ["golden-hour", "deep-freeze", "night-market"] as const satisfies readonly SeasonKey[];

/** Sixteen centuries of them. */
const MOST_SEASONS = 10_000;

const known = new Map<number, Season>();

/** The season of a number, counted from 1; undefined for what is no such number. */
export function seasonByID(seasonID: number): Season | undefined {
  if (!Number.isInteger(seasonID) || seasonID < 1 || seasonID > MOST_SEASONS) return undefined;
  const season = known.get(seasonID) ?? seasonNumbered(seasonID);
  known.set(seasonID, season);
  return season;
}

const startOfSeason = (seasonID: number): Stamp => (FIRST_SEASON_START + (seasonID - 1) * SEASON_PERIOD_S) as Stamp;
const keyOfSeason = (seasonID: number): SeasonKey => ORDER[(seasonID - 1) % ORDER.length] ?? ORDER[0];

function seasonNumbered(seasonID: number): Season {
  const key = keyOfSeason(seasonID);
  const startStamp = startOfSeason(seasonID);
  const earlier = [1, 2, 3].map((rounds) => seasonID - rounds * ORDER.length).filter((id) => id >= 1);
  return {
    seasonID: seasonID as SeasonID,
    key,
    name: nameOfReturn(SEASONS[key], startStamp, earlier.map(startOfSeason)),
    startStamp,
    endStamp: (startStamp + SEASON_DAYS * DAY_S) as Stamp,
    achievementGroupID: FIRST_GROUP_ID + seasonID,
  };
}

/** The seasons in which each design comes for the first time. */
export const SEASON_CALENDAR: readonly Season[] = ORDER.flatMap((_, nth) => seasonByID(nth + 1) ?? []);

/** How much experience the levels of a season take. @source rules Seasons */
export const SEASON_CURVE = { base: 1_500, step: 100 } as const;

/** Rewards of a season. @source rules Seasons */
export const TOTAL_REWARDS = 50;

/** What each level past the last reward pays. @source rules What is given and taken: Extra tier */
export const EXTRA_LEVEL_CASH = 10_000;
