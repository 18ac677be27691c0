import { FIRST_SEASON_START, SEASON_PERIOD_S, seasonByID, type Season } from "../../content/seasons/calendar.ts";
import type { Stamp } from "../../units.ts";

/**
 * The season that a player looks at: the one that runs, or between two the one that was last, whose extra levels may still
 * wait. undefined before the first.
 */
export const seasonToShow = (now: Stamp): Season | undefined =>
  seasonByID(Math.floor((now - FIRST_SEASON_START) / SEASON_PERIOD_S) + 1);

/** The season that runs at a moment; undefined in the days between two. @source teams-shop-seasons §4 Seasons */
export function seasonAt(now: Stamp): Season | undefined {
  const season = seasonToShow(now);
  return season && now < season.endStamp ? season : undefined;
}

/** The next one to begin. */
export function seasonAfter(now: Stamp): Season {
  const next = seasonByID((seasonToShow(now)?.seasonID ?? 0) + 1);
  if (!next) throw new Error("the calendar has an end");
  return next;
}
