import { sql, type Kysely } from "kysely";

import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import { dayOf, startOf, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";

interface OwnFinish {
  readonly site: Site;
  readonly started_stamp: Stamp;
  readonly speed: number;
}

/** The finished races of a racer on the day (UTC) of one of them, up to that one: how many, and how many were faster. */
export const finishesOfDay = (db: Kysely<Database>, userID: UserID, { site, started_stamp, speed }: OwnFinish) =>
  db
    .selectFrom("race_results as r")
    .innerJoin("races", "races.race_id", "r.race_id")
    .select([
      sql<number>`count(*)::integer`.as("of"),
      sql<number>`(count(*) filter (where r.speed > ${speed}))::integer`.as("faster"),
    ])
    .where("r.user_id", "=", userID)
    .where("r.standing", "=", "finished")
    .where("r.started_stamp", ">=", startOf(dayOf(started_stamp)))
    .where("r.started_stamp", "<=", started_stamp)
    .where("races.site", "=", site);

/** How fast a finished race was among the racer's own ones of its day by then: 1 for the fastest. */
export async function todayOf(
  db: Kysely<Database>,
  userID: UserID,
  race: OwnFinish,
): Promise<{ rank: number; of: number }> {
  const { of, faster } = await finishesOfDay(db, userID, race).executeTakeFirstOrThrow();
  return { rank: faster + 1, of };
}
