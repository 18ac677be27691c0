import type { AchievementID } from "../../content/achievements/achievement.ts";
import { before, days, type Stamp } from "../../units.ts";

/** What was earned longer ago is news no more. */
const NEWS_FOR = days(7);

/** Achievements from this moment on may pop up. */
export const achievementNewsSince = (now: Stamp): Stamp => before(now, NEWS_FOR);

export const achievementKey = (achievementID: AchievementID): string => `achievement:${achievementID}`;
