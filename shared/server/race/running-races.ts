import { sql, type Kysely } from "kysely";

import type { RaceID } from "../../ids.ts";
import { before, days, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Work } from "../platform/work.ts";

/** The retention of abandoned races. */
const REMEMBERED = days(30);

/** A running race and its node. */
export interface OpenRace {
  readonly raceID: RaceID;
  readonly node: string;
  readonly startedStamp: Stamp;
}

/** Records races that have started. An already settled one stays settled. */
export async function noteOpenRaces(db: Kysely<Database>, races: readonly OpenRace[]): Promise<void> {
  const rows = races.map(({ raceID, node, startedStamp }) => ({ race_id: raceID, node, started_stamp: startedStamp }));
  await sql`
    insert into running_races (race_id, node, started_stamp)
    select race_id, node, started_stamp
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(race_id uuid, node text, started_stamp bigint)
    where not exists (select 1 from races where races.race_id = new.race_id)
      and not exists (select 1 from class_own_races own where own.race_id = new.race_id)
    on conflict (race_id) do nothing`.execute(db);
}

/** Part of settling: the race no longer runs, nor is it abandoned if its node was only slow. */
export async function closeOpenRace({ trx }: Work, raceID: RaceID): Promise<void> {
  await trx.deleteFrom("running_races").where("race_id", "=", raceID).execute();
}

/**
 * Marks the races of a dead node as abandoned: they pay and cost nothing.
 *
 * @returns how many were marked
 * @source design Realtime
 */
export async function abandonRacesOf({ trx, now }: Work, nodes: readonly string[]): Promise<number> {
  if (nodes.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable("running_races")
    .set({ abandoned_stamp: now })
    .where("node", "in", nodes)
    .where("abandoned_stamp", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Every node with running races, living or dead. */
export async function racingNodes(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom("running_races")
    .select("node")
    .distinct()
    .where("abandoned_stamp", "is", null)
    .execute();
  return rows.map(({ node }) => node);
}

export async function isAbandoned(db: Kysely<Database>, raceID: RaceID): Promise<boolean> {
  const row = await db
    .selectFrom("running_races")
    .select("race_id")
    .where("race_id", "=", raceID)
    .where("abandoned_stamp", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

export const purgeAbandonedRaces = purge("running_races", (now) => sql`abandoned_stamp < ${before(now, REMEMBERED)}`);
