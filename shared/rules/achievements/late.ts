import type { Achievement, AchievementID } from "../../content/achievements/achievement.ts";
import { seasonByID, type Season } from "../../content/seasons/calendar.ts";
import { roadOf } from "../../content/seasons/road.ts";
import type { Stamp } from "../../units.ts";
import { seasonToShow } from "../seasons/calendar.ts";
import { holds } from "./earned.ts";
import type { Standing } from "./tally.ts";

/** The season that was over last; undefined before the first one ended. */
export function lastSeasonOver(now: Stamp): Season | undefined {
  const shown = seasonToShow(now);
  return shown && now < shown.endStamp ? seasonByID(shown.seasonID - 1) : shown;
}

/**
 * Free rewards of the season that was over last whose level was reached in it, and that nobody wrote as earned: a level is
 * reached only while its season runs, so nothing is earned late, only written. What needs gold isn't among them.
 */
export const lateRewards = (
  standing: Standing,
  had: ReadonlySet<AchievementID>,
  now: Stamp,
): readonly Achievement[] => {
  const season = lastSeasonOver(now);
  return (season ? roadOf(season) : []).filter(
    ({ achievementID, free, rules }) => free && !had.has(achievementID) && rules.every((rule) => holds(standing, rule)),
  );
};
