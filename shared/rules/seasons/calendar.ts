import { seasonByID, type Season } from "../../content/seasons/calendar.ts";
import { seasonIDAt } from "../../content/seasons/dates.ts";
import type { Stamp } from "../../units.ts";
import { isEarly } from "../early.ts";

/**
 * The season that a player looks at: the one that runs, or between two the one that was last, whose extra levels may still
 * wait. undefined before the first.
 */
export const seasonToShow = (now: Stamp): Season | undefined => seasonByID(seasonIDAt(now));

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

const DAY_S = 86_400;

/** Days until a season is over, rounded up; before it starts, all of it. @source teams-shop-seasons §3 Season, §9 */
export const daysLeft = ({ startStamp, endStamp }: Pick<Season, "startStamp" | "endStamp">, now: Stamp): number =>
  Math.max(0, Math.ceil((endStamp - Math.max(now, startStamp)) / DAY_S));

/** The season whose road somebody looks at: gold members see the next one a day before it starts. @source README Early access */
export function seasonFor(now: Stamp, isGold: boolean): Season | undefined {
  const next = seasonAfter(now);
  return isGold && isEarly(next.startStamp, now) ? next : seasonToShow(now);
}
