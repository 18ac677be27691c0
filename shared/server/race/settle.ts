import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Work } from "../work.ts";
import type { RaceOutcome, SettledResult } from "./outcome.ts";

const AVERAGE_OVER_RACES = 10;

/**
 * Writes a finished race: the race, each result and each key log. Settling the same race again changes nothing.
 *
 * @returns whether this call wrote it
 */
export async function settleRace(work: Work, outcome: RaceOutcome): Promise<boolean> {
  const { trx } = work;
  const written = await trx
    .insertInto("races")
    .values({
      race_id: outcome.raceID,
      site: outcome.site,
      text_id: outcome.textID,
      started_stamp: outcome.startedStamp,
    })
    .onConflict((conflict) => conflict.column("race_id").doNothing())
    .returning("race_id")
    .executeTakeFirst();
  if (!written) return false;

  const users = await lockUsers(work, outcome);
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
  await countRaces(work, outcome, users);
  return true;
}

/** Locks the racers' rows in the order of their ids. Who was erased meanwhile is not among them. */
async function lockUsers({ trx }: Work, outcome: RaceOutcome): Promise<ReadonlySet<UserID>> {
  const ids = outcome.results.flatMap((result) => (result.seat.userID === null ? [] : [result.seat.userID]));
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom("users")
    .select("user_id")
    .where("user_id", "in", ids)
    .orderBy("user_id")
    .forUpdate()
    .execute();
  return new Set(rows.map((row) => row.user_id));
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
    errors: result.errors,
    elapsed_ms: result.elapsedMs,
    wpm: result.wpm,
    accuracy: result.accuracy,
    foul: result.foul && JSON.stringify(result.foul),
  };
}

/** Finished races count, and the average of the last ten decides the next opponents. */
async function countRaces({ trx, now }: Work, outcome: RaceOutcome, users: ReadonlySet<UserID>): Promise<void> {
  if (users.size === 0) return;
  const finished = outcome.results.flatMap(({ standing, seat }) =>
    standing === "finished" && seat.userID !== null && users.has(seat.userID) ? [seat.userID] : [],
  );
  await sql`
    update users set
      last_seen_stamp = ${now},
      races_played = races_played + (user_id = any(${finished}))::int,
      avg_speed = (
        select avg(last.wpm) from (
          select r.wpm from race_results r
          where r.user_id = users.user_id and r.standing = 'finished'
          order by r.started_stamp desc limit ${AVERAGE_OVER_RACES}
        ) last
      )
    where user_id = any(${[...users]})`.execute(trx);
}
