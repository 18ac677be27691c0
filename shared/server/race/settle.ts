import type { UserID } from "../../ids.ts";
import type { Work } from "../work.ts";
import { noteRewards, rewardsOf, type Rewards } from "./due-rewards.ts";
import { closeOpenRace } from "./open-races.ts";
import type { RaceOutcome, SettledResult } from "./outcome.ts";
import { lockRacers } from "./racers.ts";
import { countRace } from "./stats.ts";

/**
 * Writes a finished race: the race, each result, each log, the statistics, and what is due to whom. Settling the same
 * race again changes nothing.
 *
 * @returns what the seats earned, or undefined when the race was settled before
 */
export async function settleRace(work: Work, outcome: RaceOutcome): Promise<Rewards | undefined> {
  const { trx } = work;
  const written = await trx
    .insertInto("races")
    .values({
      race_id: outcome.raceID,
      site: outcome.site,
      text_id: outcome.textID,
      lesson_id: outcome.lesson?.lessonID ?? null,
      problems: outcome.lesson ? JSON.stringify(outcome.lesson.problems) : null,
      started_stamp: outcome.startedStamp,
      mode: outcome.mode ?? "public",
      scoring: outcome.scoring ?? "competitive",
      place_key: outcome.placeKey ?? null,
    })
    .onConflict((conflict) => conflict.column("race_id").doNothing())
    .returning("race_id")
    .executeTakeFirst();
  await closeOpenRace(work, outcome.raceID);
  if (!written) return undefined;

  const racers = await lockRacers(work, outcome);
  const users = new Set(racers.map(({ userID }) => userID));
  await trx
    .insertInto("race_results")
    .values(outcome.results.map((result) => resultRow(outcome, result, users)))
    .execute();
  await trx
    .insertInto("key_logs")
    .values(
      outcome.results.map((result) => ({
        race_id: outcome.raceID,
        slot: result.seat.slot,
        keys: Buffer.from(result.keyLog, "base64"),
        created_stamp: work.now,
      })),
    )
    .execute();
  const rewards = await rewardsOf(work, outcome, racers);
  await noteRewards(work, outcome, racers, rewards);
  await countRace(work, outcome, racers);
  return rewards;
}

function resultRow(outcome: RaceOutcome, result: SettledResult, users: ReadonlySet<UserID>) {
  const { seat } = result;
  return {
    race_id: outcome.raceID,
    started_stamp: outcome.startedStamp,
    slot: seat.slot,
    user_id: seat.userID !== null && users.has(seat.userID) ? seat.userID : null,
    display_name: seat.displayName,
    car_id: seat.carID,
    car_hue_angle: seat.carHueAngle,
    is_bot: seat.isBot,
    standing: result.standing === "racing" ? ("unfinished" as const) : result.standing,
    place: result.place,
    typed: result.typed,
    skipped: result.skipped,
    errors: result.errors,
    elapsed_ms: result.elapsedMs,
    wpm: result.wpm,
    accuracy: result.accuracy,
    foul: result.foul && JSON.stringify(result.foul),
    outages: JSON.stringify(result.outages ?? []),
  };
}
