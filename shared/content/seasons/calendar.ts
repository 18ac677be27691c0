import type { Stamp } from "../../units.ts";
import { nameOfReturn } from "../returns.ts";
import { SEASONS, type SeasonKey } from "../ways.ts";
import { SEASON_S, startOfSeason } from "./dates.ts";

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

/** Groups of achievements from here on are the roads of seasons. */
const FIRST_GROUP_ID = 1_000;

interface Cycle {
  /** Its first season. */
  readonly from: number;
  readonly order: readonly [SeasonKey, ...SeasonKey[]];
}

/**
 * Designs in their order, again and again. A season is never moved once it began: another order is a cycle of its own, from a
 * season on that is still to come.
 *
 * @source rules Seasons
 */
const CYCLES: readonly [Cycle, ...Cycle[]] = [{ from: 1, order: ["golden-hour", "deep-freeze", "night-market"] }];

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

function keyOfSeason(seasonID: number): SeasonKey {
  const { from, order } = CYCLES.findLast((cycle) => cycle.from <= seasonID) ?? CYCLES[0];
  return order[(seasonID - from) % order.length] ?? order[0];
}

/** Seasons that may have had the same design within a year. */
const LOOK_BACK = 7;

function seasonNumbered(seasonID: number): Season {
  const key = keyOfSeason(seasonID);
  const startStamp = startOfSeason(seasonID);
  const earlier = Array.from({ length: Math.min(LOOK_BACK, seasonID - 1) }, (_, nth) => seasonID - nth - 1).filter(
    (id) => keyOfSeason(id) === key,
  );
  return {
    seasonID: seasonID as SeasonID,
    key,
    name: nameOfReturn(SEASONS[key], startStamp, earlier.map(startOfSeason)),
    startStamp,
    endStamp: (startStamp + SEASON_S) as Stamp,
    achievementGroupID: FIRST_GROUP_ID + seasonID,
  };
}

/** The seasons in which each design comes for the first time. */
export const SEASON_CALENDAR: readonly Season[] = CYCLES[0].order.flatMap((_, nth) => seasonByID(nth + 1) ?? []);

/** How much experience the levels of a season take. @source rules Seasons */
export const SEASON_CURVE = { base: 1_500, step: 100 } as const;

/** Rewards of a season. @source rules Seasons */
export const TOTAL_REWARDS = 50;

/** What each level past the last reward pays. @source rules What is given and taken: Extra tier */
export const EXTRA_LEVEL_CASH = 10_000;
