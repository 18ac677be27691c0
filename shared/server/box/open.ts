import type { BoxReward } from "../../contracts/economy/own-rewards.ts";
import { formatDuration } from "../../format/figures.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Dice } from "../../rules/chance.ts";
import { nextBoxStamp, openBox } from "../../rules/rewards/box.ts";
import { seconds } from "../../units.ts";
import { countDeed } from "../achievements/count-deed.ts";
import { grant } from "../economy/grant.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { boxReward } from "./boxes.ts";

/**
 * Opens a player's daily mystery box. A car that the player owns already pays cash. Refuses: boxTooSoon.
 *
 * @source core §4, rules Rewards: Daily mystery box
 */
export async function openDailyBox(work: Work, userID: UserID, dice: Dice): Promise<BoxReward> {
  await lockPlayer(work, userID, ["user_id"], "change");
  const { trx, now } = work;
  const before = await trx
    .selectFrom("mystery_boxes")
    .select(["opened", "last_opened_stamp"])
    .where("user_id", "=", userID)
    .executeTakeFirst();
  const wait = nextBoxStamp(before?.last_opened_stamp ?? null) - now;
  if (wait > 0) throw new Refusal("boxTooSoon", `Your next box opens in ${formatDuration(seconds(wait))}.`);
  await countDeed(work, userID, { add: { boxesOpened: 1 } });
  const opened = (before?.opened ?? 0) + 1;
  const found = openBox(dice);
  const reference = `daily:${userID}:${opened}`;
  const [given] = await grant(work, [{ userID, rewards: [found], reference, reason: "box", source: "box" }]);
  const reward = given?.rewards[0];
  if (!reward) throw new Error("a box was opened twice");
  const duplicate = "carID" in found && !("carID" in reward) ? found.carID : null;
  const shown = boxReward(reward, duplicate);
  if (!shown) throw new Error("a box holds cash, nitros or a car");
  const row = { opened, last_opened_stamp: now, last_reward: JSON.stringify(reward), duplicate_car_id: duplicate };
  await trx
    .insertInto("mystery_boxes")
    .values({ user_id: userID, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
  work.changed(userID, "rewards");
  return shown;
}
