import type { Kysely } from "kysely";

import type { LastRace } from "../../contracts/race/own-race.ts";
import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";

const MOST = 10;

/** A racer's last races on both sites, the newest first. */
export async function lastRacesOf(db: Kysely<Database>, userID: UserID): Promise<readonly LastRace[]> {
  const rows = await db
    .selectFrom("race_results as r")
    .innerJoin("races", "races.race_id", "r.race_id")
    .leftJoin("key_logs as k", (join) => join.onRef("k.race_id", "=", "r.race_id").onRef("k.slot", "=", "r.slot"))
    .select(["r.race_id", "r.started_stamp", "r.standing", "r.place", "r.speed", "r.accuracy"])
    .select(["races.site", "races.scoring", "k.slot as kept_slot"])
    .where("r.user_id", "=", userID)
    .orderBy("r.started_stamp", "desc")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    raceID: row.race_id,
    site: row.site,
    startedStamp: row.started_stamp,
    standing: row.standing,
    place: row.scoring === "casual" ? null : row.place,
    speed: row.speed,
    accuracy: row.accuracy,
    hasReplay: row.kept_slot !== null,
  }));
}
