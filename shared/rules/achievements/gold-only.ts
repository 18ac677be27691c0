import type { AchievementID } from "../../content/achievements/achievement.ts";
import { ACHIEVEMENTS } from "../../content/achievements/catalog.ts";

/** Achievements that only gold members earn: the golden part of every season's road. */
export const GOLD_ACHIEVEMENTS: readonly AchievementID[] = ACHIEVEMENTS.filter(({ rules }) =>
  rules.some(({ field, value }) => field === "membership" && value === "gold"),
).map(({ achievementID }) => achievementID);
