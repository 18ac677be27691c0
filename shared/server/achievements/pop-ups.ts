import { GROUPS, type Achievement, type GroupSlug } from "../../content/achievements/achievement.ts";
import { achievementByID } from "../../content/achievements/catalog.ts";
import type { AchievementPopUp } from "../../contracts/goals/pop-ups.ts";
import { achievementKey, achievementNewsSince } from "../../rules/pop-ups/achievements.ts";
import type { PopUpSource } from "../looks/pop-up-source.ts";

/**
 * Achievements of the last days whose reward waits, or that have none: whoever took a reward knows, and declared bots take
 * none. Those of a season's road and of an event pop up on their own.
 *
 * @source core §9 Achievement popup
 */
export const achievementPopUps: PopUpSource<"achievements"> = {
  group: "achievements",
  async read({ db, userID, now }) {
    const rows = await db
      .selectFrom("achievements as a")
      .innerJoin("users as u", "u.user_id", "a.user_id")
      .select(["a.achievement_id", "a.claimed_stamp", "u.is_bot"])
      .where("a.user_id", "=", userID)
      .where("earned_stamp", ">=", achievementNewsSince(now))
      .orderBy("earned_stamp")
      .orderBy("achievement_id")
      .execute();
    return rows.flatMap(({ achievement_id: id, claimed_stamp: claimed, is_bot: isBot }) => {
      const achievement = achievementByID(id);
      const group = achievement && GROUPS.find(({ gid }) => gid === achievement.gid);
      if (!group || (achievement.reward !== null && (isBot || claimed !== null))) return [];
      const key = achievementKey(id);
      return [{ key, popUp: popUpOf(key, achievement, group.slug) }];
    });
  },
};

function popUpOf(key: string, achievement: Achievement, group: GroupSlug): AchievementPopUp {
  const { achievementID, name, desc, points, reward } = achievement;
  return { key, achievementID, name, desc, group, points, reward };
}
