import type { UserID } from "../../ids.ts";
import { raceReward, type RaceReward } from "../../rules/rewards/race-reward.ts";
import type { Work } from "../work.ts";
import { friendsAmong } from "./friends-among.ts";
import type { RaceOutcome } from "./outcome.ts";
import type { SettledRacer } from "./racers.ts";

/** What each seat earned. */
export type Rewards = ReadonlyMap<number, RaceReward>;

/** What a race pays to accounts; guests race for the road. */
export async function rewardsOf(work: Work, outcome: RaceOutcome, racers: readonly SettledRacer[]): Promise<Rewards> {
  const wampus = outcome.results.find(({ seat }) => seat.isWampus);
  const isFriendRace = outcome.mode === "friend";
  const finishers = outcome.results.filter(({ seat, standing }) => !seat.isBot && standing === "finished");
  const friends = isFriendRace ? await friendsAmong(work, finishers) : new Map<UserID, number>();
  const rewards = racers
    .filter(({ isGuest }) => !isGuest)
    .map(({ userID, result, isGold, racesPlayed }): [number, RaceReward] => [
      result.seat.slot,
      raceReward({
        isFinished: result.standing === "finished",
        place: outcome.scoring === "casual" ? null : result.place,
        wpm: result.wpm,
        accuracy: result.accuracy,
        usedNitro: result.skipped > 0,
        nitroHitLongestWord: result.hitLongestWord,
        beatWampus: wampus !== undefined && (wampus.place === null || (result.place ?? Infinity) < wampus.place),
        friends: friends.get(userID) ?? 0,
        isAlone: isFriendRace && finishers.every((other) => other === result),
        raceNumber: racesPlayed + 1,
        isGold,
      }),
    ]);
  return new Map(rewards);
}

/** Notes what is due; it is paid once the race was weighed. */
export async function noteRewards(
  { trx, now, job }: Work,
  outcome: RaceOutcome,
  racers: readonly SettledRacer[],
  rewards: Rewards,
): Promise<void> {
  const rows = racers.flatMap(({ userID, result }) => {
    const reward = rewards.get(result.seat.slot);
    return reward && reward.experience > 0
      ? [
          {
            race_id: outcome.raceID,
            slot: result.seat.slot,
            user_id: userID,
            cash: reward.cash,
            experience: reward.experience,
            nitros: reward.nitros,
            parts: JSON.stringify(reward.parts),
            state: "due" as const,
            due_stamp: now,
          },
        ]
      : [];
  });
  if (rows.length === 0) return;
  await trx.insertInto("race_rewards").values(rows).execute();
  job("pay-race", { raceID: outcome.raceID });
}
