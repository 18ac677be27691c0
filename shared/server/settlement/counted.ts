import type { CountedRace, Gain } from "../../rules/race/counted-race.ts";
import { countForAchievements } from "../achievements/count-races.ts";
import { countForChallenges } from "../challenges/count-races.ts";
import { countForClasses } from "../classes/count-races.ts";
import { countForContests } from "../contests/count-races.ts";
import { countForCars } from "../garage/count-races.ts";
import { countForKeyCosts } from "../key-costs/count-races.ts";
import { countForLeagues } from "../leagues/count-races.ts";
import type { Work } from "../platform/work.ts";
import { askAfterLongSessions } from "../race/long-session.ts";
import { giveWampusThings } from "../race/wampus-things.ts";
import { countForScores } from "../scores/count-races.ts";
import { countForSlices } from "../scores/count-slices.ts";
import { countForTeams } from "../teams/count-races.ts";

/**
 * Counts any number of races in a fixed number of statements. The racers are locked.
 *
 * @returns what the races brought, where the racer is shown it with the race
 */
export type Counter = (work: Work, races: readonly CountedRace[]) => Promise<readonly Gain[] | void>;

/**
 * Everything that counts races. Each race of an account is counted once: in the transaction that pays it, so that a
 * held one is counted when released and a refused one never; a race that pays nothing, when it is settled. The order is
 * the lock order.
 */
export const COUNTERS: readonly Counter[] = [
  askAfterLongSessions,
  // Before its members, as whoever locks a team does.
  countForScores,
  countForSlices,
  countForKeyCosts,
  countForTeams,
  countForClasses,
  countForContests,
  countForLeagues,
  countForCars,
  countForChallenges,
  countForAchievements,
  giveWampusThings,
];

export async function countRaces(
  work: Work,
  races: readonly CountedRace[],
  counters: readonly Counter[],
): Promise<readonly Gain[]> {
  if (races.length === 0) return [];
  const gains: Gain[] = [];
  for (const count of counters) gains.push(...((await count(work, races)) ?? []));
  return gains;
}
