import type { Kysely } from "kysely";

import type { RaceRecord } from "../../contracts/race/race.ts";
import type { RaceID, UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import { raceRecordOf } from "./record.ts";

/** A race of somebody, for those who weren't in it: whose it is, and their slot. */
interface Own {
  readonly userID: UserID;
  readonly slot: number;
}

/**
 * A race that its racer shows to others. Without its id, by which anyone could look up the other racers, and without their
 * names and fouls. Refuses: raceNotFound.
 */
export async function recordSeenByOthers(
  db: Kysely<Database>,
  raceID: RaceID,
  own: Own,
): Promise<Omit<RaceRecord, "raceID">> {
  const { raceID: _hidden, ...record } = await raceRecordOf(db, raceID, { userID: own.userID });
  return {
    ...record,
    results: record.results.map((line) =>
      line.slot === own.slot || line.isBot
        ? line
        : { ...line, displayName: `Racer ${line.slot + 1}`, tag: null, tagColor: null, foul: null },
    ),
  };
}

/** The same without the other people: a race that its racer didn't choose to show shows nobody else. Refuses: raceNotFound. */
export async function recordOfOne(db: Kysely<Database>, raceID: RaceID, own: Own): Promise<Omit<RaceRecord, "raceID">> {
  const record = await recordSeenByOthers(db, raceID, own);
  const results = record.results.filter(({ slot, isBot }) => slot === own.slot || isBot);
  const slots = new Set(results.map(({ slot }) => slot));
  return {
    ...record,
    results,
    math: record.math && { ...record.math, answers: record.math.answers.filter(({ slot }) => slots.has(slot)) },
  };
}
