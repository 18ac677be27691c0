import { sql } from "kysely";

import { isPaid, type CountedRace } from "../../rules/race/counted-race.ts";
import type { Work } from "../platform/work.ts";

/** Counts paid races for the cars in which they were driven. The racers are locked. */
export async function countForCars({ trx, changed }: Work, races: readonly CountedRace[]): Promise<void> {
  const paid = races.filter(isPaid);
  if (paid.length === 0) return;
  await sql`
    insert into car_races as c (user_id, car_id, site, played, highest_speed, last_race_stamp)
    select user_id, car_id, site, count(*), max(speed), max(stamp)
      from unnest(${paid.map(({ userID }) => userID)}::bigint[], ${paid.map(({ carID }) => carID)}::integer[],
        ${paid.map(({ site }) => site)}::text[], ${paid.map(({ speed }) => speed)}::float8[],
        ${paid.map(({ startedStamp }) => startedStamp)}::bigint[]) as r (user_id, car_id, site, speed, stamp)
      group by user_id, car_id, site
    on conflict (user_id, car_id, site) do update set
      played = c.played + excluded.played, highest_speed = greatest(c.highest_speed, excluded.highest_speed),
      last_race_stamp = greatest(c.last_race_stamp, excluded.last_race_stamp)`.execute(trx);
  for (const { userID } of paid) changed(userID, "garage");
}
