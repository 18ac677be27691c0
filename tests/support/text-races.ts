import { randomUUID } from "node:crypto";

import { sql } from "kysely";

import type { Site } from "#shared/content/site.ts";
import type { RaceID, TextID, UserID } from "#shared/ids.ts";
import type { Stamp } from "#shared/units.ts";

import type { Stage } from "./players.ts";

/** A race that somebody finished alone. */
export interface LoneRace {
  readonly userID: UserID;
  readonly textID: TextID;
  readonly startedStamp: Stamp;
  readonly speed: number;
  readonly state?: "paid" | "held" | "refused" | null;
  readonly skipped?: number;
  readonly site?: Site;
  readonly raceID?: RaceID;
}

/** Writes such races; what is paid was so a minute after its start. */
export async function writeLoneRaces({ db }: Stage, given: readonly LoneRace[]): Promise<void> {
  const races = given.map((race) => ({
    state: "paid" as string | null,
    skipped: 0,
    site: "type",
    raceID: randomUUID() as string,
    ...race,
  }));
  const all = sql`unnest(${races.map(({ raceID }) => raceID)}::uuid[], ${races.map(({ userID }) => userID)}::bigint[],
    ${races.map(({ textID }) => textID)}::integer[], ${races.map(({ startedStamp }) => startedStamp)}::bigint[],
    ${races.map(({ speed }) => speed)}::float8[], ${races.map(({ state }) => state)}::text[],
    ${races.map(({ skipped }) => skipped)}::integer[], ${races.map(({ site }) => site)}::text[])
    as r (race_id, user_id, text_id, stamp, speed, state, skipped, site)`;
  await sql`insert into races (race_id, site, text_id, lesson_id, problems, started_stamp)
    select race_id, site, case when site = 'type' then text_id end, case when site = 'math' then 'addition_1' end,
      case when site = 'math' then '[]'::jsonb end, stamp from ${all}`.execute(db);
  await sql`
    insert into race_results (race_id, slot, site, started_stamp, user_id, display_name, car_id, car_hue_angle, is_bot,
      standing, place, done, skipped, errors, elapsed_ms, speed, accuracy)
    select race_id, 0, site, stamp, user_id, 'Racer', 1, 0, false, 'finished', 1, 200, skipped, 3, 60000, speed, 98
    from ${all}`.execute(db);
  await sql`
    insert into race_rewards (race_id, slot, user_id, cash, experience, nitros, parts, state, due_stamp, done_stamp)
    select race_id, 0, user_id, 500, 100, 0, '{}', state, stamp, case when state <> 'held' then stamp + 60 end
    from ${all} where state is not null`.execute(db);
}
