import { ACCURACY } from "./accuracy.ts";
import type { Achievement, AchievementID } from "./achievement.ts";
import { COLLECTION } from "./collection.ts";
import { FRIENDS } from "./friends.ts";
import { MATH } from "./math.ts";
import { NITROS } from "./nitros.ts";
import { RACES } from "./races.ts";
import { SEASONAL } from "./seasonal.ts";
import { SPEED } from "./speed.ts";
import { STREAKS } from "./streaks.ts";
import { TEAMS } from "./teams.ts";
import { WINS } from "./wins.ts";
import { WORDS } from "./words.ts";

/** Every achievement, in the order of the groups. Those of leagues come with leagues. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  ...SPEED,
  ...ACCURACY,
  ...RACES,
  ...WINS,
  ...NITROS,
  ...STREAKS,
  ...WORDS,
  ...FRIENDS,
  ...TEAMS,
  ...COLLECTION,
  ...MATH,
  ...SEASONAL,
];

const BY_ID: ReadonlyMap<number, Achievement> = new Map(ACHIEVEMENTS.map((each) => [each.achievementID, each]));

export const achievementByID = (achievementID: AchievementID): Achievement | undefined => BY_ID.get(achievementID);
