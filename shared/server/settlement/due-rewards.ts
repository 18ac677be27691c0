import type { UserID } from "../../ids.ts";
import { NO_REWARD, raceReward, type Deed, type RaceReward } from "../../rules/rewards/race-reward.ts";
import type { Work } from "../platform/work.ts";
import { friendsAmong } from "../race/friends-among.ts";
import { standingOf, type RaceOutcome } from "../race/outcome.ts";
import type { SettledRacer } from "../race/racers.ts";
import { countRaces, type Counter } from "./counted.ts";

/** The reward of each seat. */
export type Rewards = ReadonlyMap<number, RaceReward>;

/** What each account did in a race, as its reward sees it. */
type Deeds = ReadonlyMap<SettledRacer, Deed>;

/** Guests and declared bots earn nothing. */
export async function deedsOf(work: Work, outcome: RaceOutcome, racers: readonly SettledRacer[]): Promise<Deeds> {
  const wampus = outcome.results.find(({ seat }) => seat.isWampus);
  const isFriendRace = outcome.mode === "friend";
  const finishers = outcome.results.filter(({ seat, standing }) => !seat.isBot && standing === "finished");
  const friends = isFriendRace ? await friendsAmong(work, finishers) : new Map<UserID, number>();
  const deeds = racers
    .filter(({ isGuest, isBot }) => !isGuest && !isBot)
    .map((racer): [SettledRacer, Deed] => {
      const { userID, result, isGold, racesPlayed } = racer;
      const deed: Deed = {
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
      };
      return [racer, deed];
    });
  return new Map(deeds);
}

/** What a race pays to accounts. */
export const rewardsOf = (deeds: Deeds): Rewards =>
  new Map([...deeds].map(([{ result }, deed]) => [result.seat.slot, raceReward(deed)]));

/** Counts races that pay nothing at once; the others are counted when they are paid. */
export async function countUnpaid(
  work: Work,
  outcome: RaceOutcome,
  deeds: Deeds,
  counters: readonly Counter[],
): Promise<void> {
  const unpaid = [...deeds].filter(([, deed]) => !isPaid(raceReward(deed)));
  await countRaces(
    work,
    unpaid.map(([{ userID, result }, deed]) => ({
      raceID: outcome.raceID,
      slot: result.seat.slot,
      userID,
      carID: result.seat.carID,
      site: outcome.site,
      textID: outcome.textID,
      lessonID: outcome.lesson?.lessonID ?? null,
      mode: outcome.mode ?? "public",
      startedStamp: outcome.startedStamp,
      standing: standingOf(result),
      place: deed.isAlone ? null : deed.place,
      done: result.typed,
      errors: result.errors,
      elapsedMs: result.elapsedMs,
      speed: result.wpm,
      accuracy: result.accuracy,
      usedNitro: deed.usedNitro,
      friends: deed.friends,
      beatWampus: deed.isFinished && deed.beatWampus,
      reward: NO_REWARD,
    })),
    counters,
  );
}

const isPaid = ({ experience }: RaceReward): boolean => experience > 0;

/** Records what is due; it is paid once the race's fair play is assessed. */
export async function oweRewards(
  { trx, now, job }: Work,
  outcome: RaceOutcome,
  racers: readonly SettledRacer[],
  rewards: Rewards,
): Promise<void> {
  const rows = racers.flatMap(({ userID, result }) => {
    const reward = rewards.get(result.seat.slot);
    return reward && isPaid(reward)
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
