import type { Stamp } from "../../units.ts";

const DAY_S = 86_400;
const REST_S = 3 * DAY_S;

/** How long a season is. @source rules Seasons */
export const SEASON_S = 56 * DAY_S;
/** From the start of a season to the start of the next one. */
export const SEASON_PERIOD_S = SEASON_S + REST_S;

/** 5 October 2026, 00:00 UTC. */
export const FIRST_SEASON_START = (Date.UTC(2026, 9, 5) / 1_000) as Stamp;

/** When a season starts, by its number from 1. */
export const startOfSeason = (seasonID: number): Stamp =>
  (FIRST_SEASON_START + (seasonID - 1) * SEASON_PERIOD_S) as Stamp;

/** The number of the season that has started last; 0 or less before the first. */
export const seasonIDAt = (now: Stamp): number => Math.floor((now - FIRST_SEASON_START) / SEASON_PERIOD_S) + 1;
