import { wpmOf } from "../../rules/race/speed.ts";
import { REWARDS } from "../../rules/rewards/race-reward.ts";
import { countForClassesAlone } from "../classes/count-races.ts";
import type { Work } from "../platform/work.ts";
import type { RaceOutcome } from "../race/outcome.ts";
import { returnNitros } from "../race/race-seats.ts";
import { lockRacers } from "../race/racers.ts";
import { closeOpenRace } from "../race/running-races.ts";

/**
 * Counts a class race over a teacher's own text for the class, and for nothing else: it pays nothing, and is in no list of races, no average
 * and no record, since nobody has measured its text. Counting the same race again changes nothing.
 *
 * @returns whether it is new
 */
export async function settleOwnText(work: Work, outcome: RaceOutcome): Promise<boolean> {
  const { raceID, startedStamp, results } = outcome;
  const marked = await work.trx
    .insertInto("class_own_races")
    .values({ race_id: raceID, counted_stamp: work.now })
    .onConflict((conflict) => conflict.column("race_id").doNothing())
    .returning("race_id")
    .executeTakeFirst();
  await closeOpenRace(work, raceID);
  await returnNitros(work, raceID);
  if (!marked) return false;
  const racers = await lockRacers(work, results);
  const finished = racers.filter(
    ({ isGuest, isBot, result }) =>
      !isGuest && !isBot && result.standing === "finished" && result.accuracy >= REWARDS.leastAccuracy,
  );
  await countForClassesAlone(
    work,
    finished.map(({ userID, result: { typed, elapsedMs, errors, accuracy } }) => ({
      userID,
      site: "type",
      lessonID: null,
      done: typed,
      elapsedMs,
      errors,
      speed: wpmOf(typed, elapsedMs),
      accuracy,
      startedStamp,
    })),
  );
  return true;
}
