import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import type { CountedRace } from "../../rules/race/counted-race.ts";
import { paidFor } from "../../rules/rewards/race-reward.ts";
import type { Work } from "../platform/work.ts";

type RewardRow = Awaited<ReturnType<ReturnType<typeof dueRewards>["execute"]>>[number];

/** What a race pays to an existing account. */
export type OwedReward = RewardRow & { readonly user_id: UserID };

/** Locks rewards that are due, with their races. The racers must be locked before. */
export const dueRewards = ({ trx }: Work) =>
  trx
    .selectFrom("race_rewards as w")
    .innerJoin("race_results as r", (join) => join.onRef("r.race_id", "=", "w.race_id").onRef("r.slot", "=", "w.slot"))
    .innerJoin("races", "races.race_id", "w.race_id")
    .select(["w.race_id", "w.slot", "w.user_id", "w.cash", "w.experience", "w.nitros", "w.parts", "w.hold_id"])
    .select([
      "r.standing",
      "r.place",
      "r.done",
      "r.skipped",
      "r.errors",
      "r.elapsed_ms",
      "r.speed",
      "r.accuracy",
      "r.car_id",
    ])
    .select(["races.site", "races.text_id", "races.lesson_id", "races.mode", "races.started_stamp"])
    .where("w.state", "=", "due")
    .orderBy("w.race_id")
    .orderBy("w.slot")
    .forUpdate("w");

export const hasRacer = (row: RewardRow): row is OwedReward => row.user_id !== null;

/** A paid race, as the counters see it. */
export function countedOf(row: OwedReward): CountedRace {
  const { hasPlace, friends, beatWampus } = paidFor(row.parts);
  const { cash, experience, nitros } = row;
  return {
    raceID: row.race_id,
    slot: row.slot,
    userID: row.user_id,
    carID: row.car_id,
    site: row.site,
    textID: row.text_id,
    lessonID: row.lesson_id,
    mode: row.mode,
    startedStamp: row.started_stamp,
    standing: row.standing,
    place: hasPlace ? row.place : null,
    done: row.done,
    errors: row.errors,
    elapsedMs: row.elapsed_ms,
    speed: row.speed,
    accuracy: row.accuracy,
    usedNitro: row.skipped > 0,
    friends,
    beatWampus,
    reward: { cash, experience, nitros },
  };
}

/** What waits for these racers, due or held, is never paid. They are locked. */
export const refuseRewards = ({ trx, now }: Pick<Work, "trx" | "now">, userIDs: readonly UserID[]) =>
  sql`update race_rewards set state = 'refused', done_stamp = ${now}
    where user_id = any(${userIDs}::bigint[]) and state in ('due', 'held')`.execute(trx);

/** In one statement. */
export async function markPaid({ trx, now }: Work, rewards: readonly OwedReward[]): Promise<void> {
  await sql`
    update race_rewards w set state = 'paid', done_stamp = ${now}
    from unnest(${rewards.map((reward) => reward.race_id)}::uuid[], ${rewards.map(({ slot }) => slot)}::integer[])
      as paid (race_id, slot)
    where w.race_id = paid.race_id and w.slot = paid.slot`.execute(trx);
}
