import { formatDay, formatLastDay } from "#shared/format/dates.ts";
import { seasonAfter, seasonToShow } from "#shared/rules/seasons/calendar.ts";
import type { Stamp } from "#shared/units.ts";

/** Which season the figures of a roster are of: the one that runs, or between two the one that was last. */
export function seasonWords(now: Stamp): string {
  const season = seasonToShow(now);
  if (!season) return `The first season begins on ${formatDay(seasonAfter(now).startStamp)}.`;
  const { name, startStamp, endStamp } = season;
  if (now < endStamp) return `Races for this team in the ${name} season, since ${formatDay(startStamp)}.`;
  return `Races for this team in the ${name} season, which ended on ${formatLastDay(endStamp)}. The next one begins on ${formatDay(seasonAfter(now).startStamp)}.`;
}
