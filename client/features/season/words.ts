import { formatLastDay, formatMoment } from "#shared/format/dates.ts";
import { formatCount, formatNumber } from "#shared/format/figures.ts";
import { daysLeft } from "#shared/rules/seasons/calendar.ts";
import { shownLevel } from "#shared/rules/seasons/road.ts";
import type { Stamp } from "#shared/units.ts";

import type { SeasonPage } from "../../data/seasons/use-season.ts";

/** "12", and past the last reward "∞3". @source teams-shop-seasons §3 Season progress */
export function levelFigure(level: number, totalRewards: number): string {
  const shown = shownLevel(level, totalRewards);
  return `${shown.isInfinity ? "∞" : ""}${formatNumber(shown.level)}`;
}

type Season = NonNullable<SeasonPage["season"]>;

/** Whether it is over, as the server said it. */
export const isOver = ({ isActive, isEarly }: Pick<Season, "isActive" | "isEarly">): boolean => !isActive && !isEarly;

/** How long it is still there, or when it begins or was: as the rest of the page has it, whose clock may be a little behind. */
export function timeWords(season: Season, now: Stamp): string {
  if (season.isEarly) return `Starts on ${formatMoment(season.startStamp)}`;
  if (isOver(season)) return `Ended on ${formatLastDay(season.endStamp)}`;
  return `${formatCount(Math.max(1, daysLeft(season, now)), "day")} left, until ${formatLastDay(season.endStamp)}`;
}
