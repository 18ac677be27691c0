import type { BoxReward, Rewards } from "../../contracts/economy/own-rewards.ts";
import type { UserID } from "../../ids.ts";
import { nextBoxStamp } from "../../rules/rewards/box.ts";
import type { Reward } from "../../rules/rewards/reward.ts";
import type { App } from "../platform/work.ts";

/** The daily boxes of a player: how many, the last one, and how long the next one takes. @source core §3 User session */
export async function rewardsOf(app: App, userID: UserID): Promise<Rewards> {
  const row = await app.db.selectFrom("mystery_boxes").selectAll().where("user_id", "=", userID).executeTakeFirst();
  const last = row?.last_opened_stamp ?? null;
  return {
    mysteryBoxes: row?.opened ?? 0,
    lastMysteryBoxClaimed: last,
    rewardCountdown: Math.max(0, nextBoxStamp(last) - app.nowStamp()),
    lastMysteryBox: (row && boxReward(row.last_reward, row.duplicate_car_id)) ?? null,
  };
}

/**
 * A reward as a box shows it; undefined for what no box of this version holds.
 *
 * @param duplicate the car in whose place cash was paid
 */
export function boxReward(reward: Reward, duplicate: BoxReward["duplicateCarID"]): BoxReward | undefined {
  if ("cash" in reward) return { type: "money", value: reward.cash, duplicateCarID: duplicate };
  if ("nitros" in reward) return { type: "nitros", value: reward.nitros, duplicateCarID: null };
  if ("carID" in reward) return { type: "car", value: reward.carID, duplicateCarID: null };
  return undefined;
}
