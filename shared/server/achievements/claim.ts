import type { AchievementID } from "../../content/achievements/achievement.ts";
import { achievementByID } from "../../content/achievements/catalog.ts";
import { spansOf } from "../../content/achievements/timed-ids.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { hasBegun } from "../../rules/achievements/open.ts";
import type { Reward } from "../../rules/rewards/reward.ts";
import { grant } from "../economy/grant.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";

/**
 * Gives the reward of an earned achievement, once. Refuses: notFound (there is no such achievement), notEarned,
 * alreadyDone.
 *
 * @returns what was given; cash instead of a car or loot that the player has
 * @source core §7 Achievements
 */
export async function claimAchievement(work: Work, userID: UserID, id: AchievementID): Promise<readonly Reward[]> {
  const achievement = achievementByID(id);
  if (!achievement) throw noSuchAchievement();
  await lockPlayer(work, userID, ["user_id"], "change");
  const row = await work.trx
    .selectFrom("achievements")
    .select("claimed_stamp")
    .where("user_id", "=", userID)
    .where("achievement_id", "=", id)
    .executeTakeFirst();
  if (!row && !hasBegun(id, work.now)) throw noSuchAchievement();
  if (!row) throw new Refusal("notEarned", "You haven't earned this one yet. Keep going.");
  if (row.claimed_stamp !== null || !achievement.reward)
    throw new Refusal("alreadyDone", "You've already got this reward.");
  await work.trx
    .updateTable("achievements")
    .set({ claimed_stamp: work.now })
    .where("user_id", "=", userID)
    .where("achievement_id", "=", id)
    .execute();
  work.changed(userID, "achievements", ...spansOf([id]));
  const given = await grant(work, [
    { userID, rewards: [achievement.reward], reference: `ach:${userID}:${id}`, reason: "achievement" },
  ]);
  return given.flatMap(({ rewards }) => rewards);
}

const noSuchAchievement = () => new Refusal("notFound", "There's no such achievement.");
