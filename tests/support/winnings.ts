import type { Achievement, AchievementID } from "#shared/content/achievements/achievement.ts";
import { achievementByID, ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import type { UserID } from "#shared/ids.ts";
import { challengesOf } from "#shared/rules/challenges/draw.ts";
import { perform } from "#shared/server/platform/work.ts";
import { dayOf } from "#shared/units.ts";

import type { Product } from "./product.ts";
import type { Visitor } from "./visitor.ts";

type Where = Pick<Product, "services">;

/** Lets a player earn achievements by name, as a race does: open pages hear of it. */
export function earn(where: Where, visitor: Visitor, ...names: readonly string[]) {
  const earned = ACHIEVEMENTS.filter(({ name }) => names.includes(name));
  if (earned.length < names.length) throw new Error(`not every one of ${names.join(", ")} is an achievement`);
  return earnAll(where, visitor, earned);
}

/** The same with prizes of a season or an event, whether it runs or not. */
export const earnPrizes = (where: Where, visitor: Visitor, ids: readonly AchievementID[]) =>
  earnAll(
    where,
    visitor,
    ids.map((id) => {
      const prize = achievementByID(id);
      if (!prize) throw new Error(`there is no prize ${id}`);
      return prize;
    }),
  );

const earnAll = ({ services: { app } }: Where, { userID }: Visitor, earned: readonly Achievement[]) =>
  perform(app, async ({ trx, now, changed }) => {
    await trx
      .insertInto("achievements")
      .values(
        earned.map(({ achievementID, reward }) => ({
          user_id: userID as UserID,
          achievement_id: achievementID,
          earned_stamp: now,
          claimed_stamp: reward ? null : now,
        })),
      )
      .execute();
    changed(userID as UserID, "achievements");
  });

/** Lets a player complete so many of today's challenges; the others are begun. */
export const complete = ({ services: { app } }: Where, { userID }: Pick<Visitor, "userID">, count: number) =>
  perform(app, async ({ trx, now, changed }) => {
    const day = dayOf(now);
    const drawn = challengesOf(day);
    const row = {
      progress: drawn.map(({ goal }, at) => (at < count ? goal : Math.floor(goal / 2))),
      complete_stamps: drawn.map((_challenge, at) => (at < count ? String(now - 10 + at) : "0")),
    };
    await trx
      .updateTable("users")
      .set({ races_played: 30 })
      .where("user_id", "=", userID as UserID)
      .execute();
    await trx
      .insertInto("challenge_days")
      .values({ user_id: userID as UserID, day, ...row })
      .onConflict((conflict) => conflict.columns(["user_id", "day"]).doUpdateSet(row))
      .execute();
    changed(userID as UserID, "challenges");
  });
