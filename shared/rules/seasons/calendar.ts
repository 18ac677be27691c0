import { SEASON_CALENDAR, type Season } from "../../content/seasons.ts";
import type { Stamp } from "../../units.ts";

/** The season that runs at a moment; undefined in the days between two. @source teams-shop-seasons §4 Seasons */
export const seasonAt = (now: Stamp, seasons: readonly Season[] = SEASON_CALENDAR): Season | undefined =>
  seasons.find(({ startStamp, endStamp }) => now >= startStamp && now < endStamp);

/**
 * The season that a player looks at: the one that runs, or between two the one that was last, whose extra levels may still
 * wait. undefined before the first.
 */
export const seasonToShow = (now: Stamp, seasons: readonly Season[] = SEASON_CALENDAR): Season | undefined =>
  seasons.findLast(({ startStamp }) => now >= startStamp);
