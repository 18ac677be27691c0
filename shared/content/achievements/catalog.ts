import { eventByID } from "../events/calendar.ts";
import { prizesOf } from "../events/prizes.ts";
import { seasonByID } from "../seasons/calendar.ts";
import { roadOf } from "../seasons/road.ts";
import { ACCURACY } from "./accuracy.ts";
import type { Achievement, AchievementID } from "./achievement.ts";
import { COLLECTION } from "./collection.ts";
import { FRIENDS } from "./friends.ts";
import { LEAGUES } from "./leagues.ts";
import { MATH } from "./math.ts";
import { NITROS } from "./nitros.ts";
import { RACES } from "./races.ts";
import { achievementsOfSeason, SEASONAL } from "./seasonal.ts";
import { SPEED } from "./speed.ts";
import { STREAKS } from "./streaks.ts";
import { TEAMS } from "./teams.ts";
import { spanOf } from "./timed-ids.ts";
import { WINS } from "./wins.ts";
import { WORDS } from "./words.ts";

/**
 * Every achievement that stands for good, in the order of the groups; the roads of seasons, what returns with them, and the
 * prizes of events are not among them.
 */
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
  ...LEAGUES,
];

const BY_ID: ReadonlyMap<number, Achievement> = new Map(ACHIEVEMENTS.map((each) => [each.achievementID, each]));

/** Also one of a season or an event, however long ago it was. */
export const achievementByID = (achievementID: AchievementID): Achievement | undefined =>
  BY_ID.get(achievementID) ?? timedOf(achievementID).find((each) => each.achievementID === achievementID);

function timedOf(id: AchievementID): readonly Achievement[] {
  const span = spanOf(id);
  if (!span) return [];
  if ("eventID" in span) {
    const event = eventByID(span.eventID);
    return event ? prizesOf(event) : [];
  }
  const season = seasonByID(span.seasonID);
  return season ? [...roadOf(season), ...achievementsOfSeason(season)] : [];
}
