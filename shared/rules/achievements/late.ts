import type { Achievement, AchievementID } from "../../content/achievements/achievement.ts";
import { prizesOf } from "../../content/events/prizes.ts";
import { seasonByID, type Season } from "../../content/seasons/calendar.ts";
import { roadOf } from "../../content/seasons/road.ts";
import type { Stamp } from "../../units.ts";
import { eventBefore } from "../events/calendar.ts";
import { seasonToShow } from "../seasons/calendar.ts";
import { holds } from "./earned.ts";
import type { Standing } from "./tally.ts";

/** The season that was over last; undefined before the first one ended. */
export function lastSeasonOver(now: Stamp): Season | undefined {
  const shown = seasonToShow(now);
  return shown && now < shown.endStamp ? seasonByID(shown.seasonID - 1) : shown;
}

/**
 * Free rewards of the season that was over last, and prizes of the event that was, which were reached in it, and that nobody
 * wrote as earned: experience and races count only for what runs, so nothing is earned late, only written. What needs gold
 * isn't among them.
 */
export const lateRewards = (
  standing: Standing,
  had: ReadonlySet<AchievementID>,
  now: Stamp,
): readonly Achievement[] => {
  const [season, event] = [lastSeasonOver(now), eventBefore(now)];
  const left: readonly Achievement[] = [
    ...(season ? roadOf(season) : []).filter(({ free }) => free),
    ...(event ? prizesOf(event) : []),
  ];
  return left.filter(
    ({ achievementID, rules }) => !had.has(achievementID) && rules.every((rule) => holds(standing, rule)),
  );
};
