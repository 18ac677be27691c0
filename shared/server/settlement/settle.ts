import { sql } from "kysely";

import type { RaceID, UserID } from "../../ids.ts";
import type { Deed } from "../../rules/rewards/race-reward.ts";
import { countForLadder } from "../bots/ladder.ts";
import { isImpossible } from "../platform/postgres/away.ts";
import type { Work } from "../platform/work.ts";
import { isOwnText, standingOf, type RaceOutcome, type SettledResult } from "../race/outcome.ts";
import { returnNitros } from "../race/race-seats.ts";
import { lockRacers } from "../race/racers.ts";
import { closeOpenRace } from "../race/running-races.ts";
import { countRace } from "../race/stats.ts";
import { COUNTERS } from "./counted.ts";
import { countUnpaid, deedsOf, oweRewards, rewardsOf, type Rewards } from "./due-rewards.ts";
import { settleOwnText } from "./own-text.ts";
import { setAside, takeBack } from "./set-aside.ts";

/**
 * Writes a finished race: the race, each result, each log, the statistics and the rewards due. Settling the same race
 * again changes nothing.
 *
 * @returns what the seats earned, or undefined if the race had been settled before
 */
export async function settleRace(work: Work, outcome: RaceOutcome, counters = COUNTERS): Promise<Rewards | undefined> {
  if (isOwnText(outcome)) return (await settleOwnText(work, outcome)) ? new Map() : undefined;
  return (await writeRace(work, outcome)) ? settleSeats(work, outcome, outcome.results, counters) : undefined;
}

/**
 * Settles a race that cannot be written as a whole, seat by seat. Impossible seats are set aside with the database's
 * error; the others get their results and rewards. Settled seats stay as they are.
 *
 * @param slots the seats to settle
 * @returns the seats that were set aside
 */
export async function settleSeatBySeat(
  work: Work,
  outcome: RaceOutcome,
  slots: readonly number[] = outcome.results.map(({ seat }) => seat.slot),
): Promise<readonly number[]> {
  if (isOwnText(outcome)) {
    await settleOwnText(work, outcome);
    await takeBack(work, outcome.raceID);
    return [];
  }
  await writeRace(work, outcome);
  const settled = await settledSlots(work, outcome.raceID);
  const open = outcome.results.filter(({ seat }) => slots.includes(seat.slot) && !settled.has(seat.slot));
  // All racers first, in the order of their ids, as everywhere.
  await tried(work, () => lockRacers(work, open));
  const problems = new Map<number, string>();
  for (const result of open) {
    const problem = await tried(work, () => settleSeats(work, outcome, [result], COUNTERS));
    if (problem !== undefined) problems.set(result.seat.slot, problem);
  }
  const failed = [...problems.keys()];
  if (failed.length > 0) await setAside(work, outcome, failed, [...problems.values()].join("; "));
  else await takeBack(work, outcome.raceID);
  return failed;
}

/** @returns whether the race is new */
async function writeRace(work: Work, outcome: RaceOutcome): Promise<boolean> {
  const written = await work.trx
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
      scenery_key: outcome.sceneryKey ?? null,
    })
    .onConflict((conflict) => conflict.column("race_id").doNothing())
    .returning("race_id")
    .executeTakeFirst();
  await closeOpenRace(work, outcome.raceID);
  await returnNitros(work, outcome.raceID);
  return written !== undefined;
}

async function settleSeats(
  work: Work,
  outcome: RaceOutcome,
  results: readonly SettledResult[],
  counters: typeof COUNTERS,
): Promise<Rewards> {
  const { trx } = work;
  const racers = await lockRacers(work, results);
  const users = new Map(racers.map(({ userID, isBot }) => [userID, { isBot }]));
  const deeds = await deedsOf(work, outcome, racers);
  const bySlot = new Map([...deeds].map(([{ result }, deed]) => [result.seat.slot, deed]));
  await trx
    .insertInto("race_results")
    .values(results.map((result) => resultRow(outcome, result, users, bySlot.get(result.seat.slot))))
    .execute();
  await trx
    .insertInto("key_logs")
    .values(
      results.map((result) => ({
        race_id: outcome.raceID,
        slot: result.seat.slot,
        keys: Buffer.from(result.keyLog, "base64"),
        releases: result.releases === undefined ? null : Buffer.from(result.releases, "base64"),
        created_stamp: work.now,
      })),
    )
    .execute();
  const rewards = rewardsOf(deeds);
  await oweRewards(work, outcome, racers, rewards);
  await countRace(work, outcome, racers);
  await countForLadder(work, outcome, racers);
  await countUnpaid(work, outcome, deeds, counters);
  return rewards;
}

async function settledSlots({ trx }: Work, raceID: RaceID): Promise<ReadonlySet<number>> {
  const rows = await trx.selectFrom("race_results").select("slot").where("race_id", "=", raceID).execute();
  return new Set(rows.map(({ slot }) => slot));
}

/** Runs a part that may be impossible, in a savepoint. @returns the problem, if any */
async function tried({ trx }: Work, part: () => Promise<unknown>): Promise<string | undefined> {
  await sql`savepoint part`.execute(trx);
  try {
    await part();
    await sql`release savepoint part`.execute(trx);
    return undefined;
  } catch (error) {
    if (!isImpossible(error)) throw error;
    await sql`rollback to savepoint part`.execute(trx);
    return (error as Error).message;
  }
}

type Settled = ReadonlyMap<UserID, { readonly isBot: boolean }>;

/** Guests have no deed, and keep their races when they sign up. */
const isWon = ({ mode, scoring }: RaceOutcome, { place }: SettledResult, deed: Deed | undefined): boolean =>
  place === 1 && scoring !== "casual" && (deed ? !deed.isAlone : mode !== "friend");

function resultRow(outcome: RaceOutcome, result: SettledResult, users: Settled, deed: Deed | undefined) {
  const { seat } = result;
  const racer = seat.userID === null ? undefined : users.get(seat.userID);
  return {
    race_id: outcome.raceID,
    site: outcome.site,
    mode: outcome.mode ?? "public",
    text_id: outcome.textID,
    friends: deed?.friends ?? 0,
    is_won: isWon(outcome, result, deed),
    started_stamp: outcome.startedStamp,
    slot: seat.slot,
    user_id: racer ? seat.userID : null,
    display_name: seat.displayName,
    tag: seat.tag ?? null,
    tag_color: seat.tagColor ?? null,
    look: seat.look ?? "",
    is_gold: seat.isGold ?? false,
    car_id: seat.carID,
    car_hue_angle: seat.carHueAngle,
    is_bot: seat.isBot || racer?.isBot === true,
    standing: standingOf(result),
    place: result.place,
    done: result.typed,
    skipped: result.skipped,
    errors: result.errors,
    elapsed_ms: result.elapsedMs,
    speed: result.wpm,
    accuracy: result.accuracy,
    foul: result.foul && JSON.stringify(result.foul),
    outages: JSON.stringify(result.outages ?? []),
  };
}
