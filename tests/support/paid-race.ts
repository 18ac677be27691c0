import { randomUUID } from "node:crypto";

import { sql, type Kysely } from "kysely";

import type { UserID } from "#shared/ids.ts";
import type { Database } from "#shared/server/database.ts";
import type { Stamp } from "#shared/units.ts";

/** Writes a race that was finished and paid, with the columns that results have had from the beginning: for databases of old. */
export async function writePaidRace(
  db: Kysely<Database>,
  userIDs: readonly UserID[],
  startedStamp: Stamp,
  { site = "type", mode = "public", done = 200, experience = 100, speed = 40 } = {},
): Promise<void> {
  const raceID = randomUUID();
  await sql`insert into races (race_id, site, text_id, started_stamp, mode)
    values (${raceID}, ${site}, 1, ${startedStamp}, ${mode})`.execute(db);
  for (const [slot, userID] of userIDs.entries()) {
    await sql`insert into race_results (race_id, slot, started_stamp, user_id, display_name, car_id, car_hue_angle, is_bot,
        standing, place, done, errors, elapsed_ms, speed, accuracy)
      values (${raceID}, ${slot}, ${startedStamp}, ${userID}, 'Racer', 1, 0, false, 'finished', ${slot + 1}, ${done}, 3,
        60000, ${speed}, 98)`.execute(db);
    await sql`insert into race_rewards (race_id, slot, user_id, cash, experience, nitros, parts, state, due_stamp)
      values (${raceID}, ${slot}, ${userID}, 500, ${experience}, 0, '{}', 'paid', ${startedStamp})`.execute(db);
  }
}
