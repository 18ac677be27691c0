import type { HoldID, RaceID, UserID } from "../../ids.ts";
import { before, seconds } from "../../units.ts";
import { giveExperience, type Won } from "../experience/give.ts";
import { holdRewards } from "../holds/hold.ts";
import { sweepChore, type Chore } from "../platform/jobs/sweep.ts";
import { perform, type Performer, type Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { recountAverages } from "../race/average.ts";
import { countForBest } from "../race/best.ts";
import { CLOSING_REASONS } from "../race/long-session.ts";
import { countedOf, hasRacer, markPaid, dueRewards, refuseRewards, type OwedReward } from "../race/owed-rewards.ts";
import { assessRewards } from "./assess.ts";
import { keepBrought } from "./brought.ts";
import { countRaces, COUNTERS } from "./counted.ts";

const SWEEP_AFTER = seconds(30);
/** Rewards of one racer that are paid in one transaction when a hold ends. */
const HELD_AT_ONCE = 25;

/** Weighs and pays what is due for a race, each seat once. What has to wait is held. */
export async function payRace(work: Work, raceID: RaceID, counters = COUNTERS): Promise<void> {
  const checkDue = await lockRacersOf(work, raceID);
  const due = await dueRewards(work).where("w.race_id", "=", raceID).execute();
  const { clear, held } = await assessRewards(work, due.filter(hasRacer), checkDue);
  await holdRewards(work, held);
  await payOut(work, clear, counters);
}

/** Pays what waited in a hold that has ended, or in the part of it that a certificate covers. */
export async function payHeld(app: Performer, holdID: HoldID, counters = COUNTERS): Promise<void> {
  let paid: number;
  do {
    paid = await perform(app, (work) => payReleased(work, holdID, counters));
  } while (paid === HELD_AT_ONCE);
}

/** Pays the first of what waited in a hold. @returns how many rewards that was */
export async function payReleased(work: Work, holdID: HoldID, counters = COUNTERS): Promise<number> {
  const hold = await work.trx
    .selectFrom("reward_holds")
    .select("user_id")
    .where("hold_id", "=", holdID)
    .executeTakeFirst();
  if (!hold) return 0;
  await refuseToBots(work, await lockPlayers(work, [hold.user_id], ["user_id", "is_bot"], "change"));
  const due = await dueRewards(work).where("w.hold_id", "=", holdID).limit(HELD_AT_ONCE).execute();
  await payOut(work, due.filter(hasRacer), counters);
  return due.length;
}

/** Pays the races whose job was lost by the queue. */
export const payOverdue = (app: Performer): Promise<number> => sweepChore(app, overdueRaces, { page: 500, batch: 1 });

const overdueRaces: Chore<RaceID> = {
  failure: "a race could not be paid",
  async due(db, now, last, size) {
    const races = db
      .selectFrom("race_rewards")
      .select("race_id")
      .where("state", "=", "due")
      .where("due_stamp", "<", before(now, SWEEP_AFTER))
      .groupBy("race_id")
      .orderBy("race_id")
      .limit(size);
    const rows = await (last === undefined ? races : races.where("race_id", ">", last)).execute();
    return rows.map(({ race_id }) => race_id);
  },
  async treat(work, raceIDs) {
    for (const raceID of raceIDs) await payRace(work, raceID);
    return raceIDs.length;
  },
};

/**
 * Locks racers before rewards.
 *
 * @returns the racers who must pass a bot check before rewards are paid again
 */
async function lockRacersOf(work: Work, raceID: RaceID): Promise<ReadonlySet<UserID>> {
  const rows = await work.trx.selectFrom("race_rewards").select("user_id").where("race_id", "=", raceID).execute();
  const ids = rows.flatMap(({ user_id }) => user_id ?? []);
  const players = await lockPlayers(work, ids, ["user_id", "captcha_reason", "is_bot"], "change");
  await refuseToBots(work, players);
  const waiting = players.filter(({ captcha_reason: reason }) => reason !== null && CLOSING_REASONS.has(reason));
  return new Set(waiting.map((row) => row.user_id));
}

/** A version before this one knows no declared bots, and owes them what it settles. */
async function refuseToBots(
  work: Work,
  players: readonly { readonly user_id: UserID; readonly is_bot: boolean }[],
): Promise<void> {
  const bots = players.filter((player) => player.is_bot);
  if (bots.length > 0)
    await refuseRewards(
      work,
      bots.map(({ user_id }) => user_id),
    );
}

async function payOut(work: Work, rewards: readonly OwedReward[], counters: typeof COUNTERS): Promise<void> {
  if (rewards.length === 0) return;
  await giveExperience(work, rewards.map(wonBy));
  for (const { user_id } of rewards) work.changed(user_id, "wallet");
  await markPaid(work, rewards);
  await countSpeeds(work, rewards);
  const races = rewards.map(countedOf);
  await keepBrought(work, races, await countRaces(work, races, counters));
}

/** Paid races count for the best speeds, and those that were held until now for the averages. */
async function countSpeeds(work: Work, rewards: readonly OwedReward[]): Promise<void> {
  await countForBest(work, rewards);
  const released = rewards.filter(({ hold_id: holdID }) => holdID !== null);
  for (const [site, paid] of Map.groupBy(released, (reward) => reward.site)) {
    await recountAverages(
      work,
      site,
      paid.map(({ user_id: userID }) => userID),
    );
  }
}

const wonBy = (reward: OwedReward): Won => ({
  userID: reward.user_id,
  wonStamp: reward.started_stamp,
  experience: reward.experience,
  reference: `race:${reward.race_id}:${reward.slot}`,
  reason: "race",
  besides: [{ cash: reward.cash }, ...(reward.nitros > 0 ? [{ nitros: reward.nitros }] : [])],
});
