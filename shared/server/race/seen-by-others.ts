import type { Kysely } from "kysely";

import type { RaceRecord } from "../../contracts/race/race.ts";
import type { RaceID, UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import { raceRecordOf } from "./record.ts";

/**
 * A race of somebody as those see it who weren't in it. Without its id, by which anyone could look up the other racers, and
 * without their names and fouls. Refuses: raceNotFound.
 *
 * @param own the racer whom it is about, and their slot
 */
export async function recordSeenByOthers(
  db: Kysely<Database>,
  raceID: RaceID,
  own: { readonly userID: UserID; readonly slot: number },
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
