import { sql } from "kysely";

import type { RaceID, UserID } from "../../ids.ts";
import { before, seconds } from "../../units.ts";
import { giveExperience, type Won } from "../experience/give.ts";
import { sweepChore, type Chore } from "../platform/jobs/sweep.ts";
import type { Performer, Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { assessFairPlay } from "../race/assess-fair-play.ts";
import { CLOSING_REASONS } from "../race/long-session.ts";
import { countedOf, hasRacer, rewardRows, setStates, type OwedReward } from "../race/owed-rewards.ts";
import { keepBrought } from "./brought.ts";
import { countRaces, COUNTERS } from "./counted.ts";

const SWEEP_AFTER = seconds(30);

/**
 * Assesses and pays what is due for a race, each seat once. A suspicious race is held for the racer's bot check; so is
 * every reward of a racer who has to pass one for another reason.
 *
 * @source rules Race Suspicion, Bot check
 */
export async function payRace(work: Work, raceID: RaceID, counters = COUNTERS): Promise<void> {
  const waits = await lockRacersOf(work, raceID);
  const due = await rewardRows(work, "due").where("w.race_id", "=", raceID).execute();
  const clear: OwedReward[] = [];
  const held: { reward: OwedReward; signals: string | null }[] = [];
  for (const reward of due.filter(hasRacer)) {
    const { verdict, signals } = await assessFairPlay(work, raceID, reward.slot, reward.user_id);
    if (verdict === "held") held.push({ reward, signals: JSON.stringify(signals) });
    else if (waits.has(reward.user_id)) held.push({ reward, signals: null });
    else clear.push(reward);
  }
  await hold(work, held);
  await payOut(work, clear, counters);
}

/** Pays what was held for a racer who passed the bot check. The caller has locked the racer. */
export async function releaseHeld(work: Work, userID: UserID, counters = COUNTERS): Promise<void> {
  const held = await rewardRows(work, "held").where("w.user_id", "=", userID).execute();
  await payOut(work, held.filter(hasRacer), counters);
}

/** Pays one held reward after an operator's review. The caller has locked the racer. */
export async function payHeld(work: Work, raceID: RaceID, slot: number): Promise<void> {
  const held = await rewardRows(work, "held").where("w.race_id", "=", raceID).where("w.slot", "=", slot).execute();
  await payOut(work, held.filter(hasRacer), COUNTERS);
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
  const players = await lockPlayers(work, ids, ["user_id", "captcha_reason"], "change");
  const waiting = players.filter(({ captcha_reason: reason }) => reason !== null && CLOSING_REASONS.has(reason));
  return new Set(waiting.map((row) => row.user_id));
}

/**
 * Holds rewards for the bot check of their racers.
 *
 * @param held the signals, as JSON; null when the race is fine and a bot check is due for another reason
 */
async function hold(
  work: Work,
  held: readonly { readonly reward: OwedReward; readonly signals: string | null }[],
): Promise<void> {
  if (held.length === 0) return;
  await setStates(work, held, "held");
  const ids = held.map(({ reward }) => reward.user_id);
  for (const userID of ids) work.changed(userID, "account");
  await work.trx
    .updateTable("users")
    .set({ captcha_reason: sql`coalesce(captcha_reason, 'held')` })
    .where("user_id", "in", ids)
    .execute();
}

async function payOut(work: Work, rewards: readonly OwedReward[], counters: typeof COUNTERS): Promise<void> {
  if (rewards.length === 0) return;
  await giveExperience(work, rewards.map(wonBy));
  for (const { user_id } of rewards) work.changed(user_id, "wallet");
  const paid = rewards.map((reward) => ({ reward, signals: null }));
  await setStates(work, paid, "paid");
  const races = rewards.map(countedOf);
  await keepBrought(work, races, await countRaces(work, races, counters));
}

const wonBy = (reward: OwedReward): Won => ({
  userID: reward.user_id,
  wonStamp: reward.started_stamp,
  experience: reward.experience,
  reference: `race:${reward.race_id}:${reward.slot}`,
  reason: "race",
  besides: [{ cash: reward.cash }, ...(reward.nitros > 0 ? [{ nitros: reward.nitros }] : [])],
});
