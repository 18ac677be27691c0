import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";
import { purgeRaceNitros, purgeRaceSeats } from "./race-seats.ts";
import { purgeAbandonedRaces } from "./running-races.ts";

/** Each batch scans past the flagged ones, which are kept longer. */
const LOGS_AT_ONCE = 2_000;

/** Deletes key logs past their retention, with the links to them. @source rules Privacy */
export const purgeKeyLogs: Batch = async ({ trx, now }, size = LOGS_AT_ONCE) => {
  const isFlagged = sql`exists (select 1 from race_results r
    left join race_rewards w on w.race_id = r.race_id and w.slot = r.slot
    left join appeals a on a.race_id = r.race_id and a.slot = r.slot
    where r.race_id = key_logs.race_id and r.slot = key_logs.slot
      and (r.foul is not null or w.signals is not null or a.state is not null))`;
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from key_logs where ctid = any (array(
        select ctid from key_logs
        where created_stamp < ${before(now, days(KEPT_DAYS.keyLog))}
          and (created_stamp < ${before(now, days(KEPT_DAYS.flaggedKeyLog))} or not ${isFlagged})
        limit ${size} for update of key_logs skip locked))
      returning race_id, slot
    ), links as (
      delete from race_shares using gone where race_shares.race_id = gone.race_id and race_shares.slot = gone.slot
    )
    select count(*) as count from gone`.execute(trx);
  return rows[0]?.count ?? 0;
};

/** Key logs and what was derived from them; races, seats and nitros that nobody waits for any more. */
export const racePurges: readonly Batch[] = [
  purge("race_rhythms", (now) => sql`created_stamp < ${before(now, days(KEPT_DAYS.keyLog))}`),
  purgeKeyLogs,
  purgeAbandonedRaces,
  purgeRaceSeats,
  purgeRaceNitros,
];
