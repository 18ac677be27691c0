import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";
import type { Work } from "../platform/work.ts";

export const raceData: PersonalData = {
  exports: [
    exportTable("races", "race_results", "user_id"),
    exportTable("racingStats", "racing_stats", "user_id"),
    exportTable("rewards", "race_rewards", "user_id"),
    exportTable("appeals", "appeals", "user_id"),
    exportTable("raceShares", "race_shares", "user_id"),
    { name: "keyLogs", from: ["key_logs"], read: keyLogsOf },
  ],
  unexported: {
    race_rhythms: "made from the key log, which is exported",
    "race_seats.user_id": "the room that a racer sits in now",
    "race_nitros.user_id": "a nitro that was taken into a race that runs now",
  },
  afterErasure: {
    "race_results.user_id": "the result stays under the name “Erased racer”, without keys",
    "race_rewards.user_id": "numbers stay that say nothing of whose they were",
    "race_seats.user_id": "forgotten within two days",
  },
  aboutNobody: ["races", "running_races"],
  erase: eraseFromRaces,
};

async function keyLogsOf(db: Kysely<Database>, userID: UserID) {
  const rows = await db
    .selectFrom("key_logs")
    .innerJoin("race_results", (join) =>
      join.onRef("key_logs.race_id", "=", "race_results.race_id").onRef("key_logs.slot", "=", "race_results.slot"),
    )
    .select(["key_logs.race_id", "key_logs.keys", "key_logs.releases"])
    .where("race_results.user_id", "=", userID)
    .orderBy("race_results.started_stamp")
    .execute();
  return rows.map(({ race_id, keys, releases }) => ({
    race_id,
    keys: Buffer.from(keys).toString("base64"),
    releases: releases && Buffer.from(releases).toString("base64"),
  }));
}

/** Races stay, without anything that identifies the racer. */
async function eraseFromRaces(work: Work, userIDs: readonly UserID[]): Promise<void> {
  const { trx } = work;
  for (const table of ["key_logs", "race_rhythms"] as const) {
    await sql`delete from ${sql.table(table)} as kept using race_results as own
      where own.race_id = kept.race_id and own.slot = kept.slot and own.user_id = any(${userIDs}::bigint[])`.execute(
      trx,
    );
  }
  await trx
    .updateTable("race_results")
    .set({ display_name: "Erased racer", tag: null, tag_color: null })
    .where("user_id", "in", userIDs)
    .execute();
}
