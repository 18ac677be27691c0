import { sql, type RawBuilder } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Batch } from "../platform/jobs/sweep.ts";
import type { Work } from "../platform/work.ts";
import { purgeRaceNitros, purgeRaceSeats } from "./race-seats.ts";
import { purgeAbandonedRaces } from "./running-races.ts";

/** Each batch scans past the flagged ones, which are kept longer. */
const LOGS_AT_ONCE = 2_000;

const isFlagged = sql`exists (select 1 from race_results r
  left join race_rewards w on w.race_id = r.race_id and w.slot = r.slot
  left join appeals a on a.race_id = r.race_id and a.slot = r.slot
  where r.race_id = key_logs.race_id and r.slot = key_logs.slot
    and (r.foul is not null or w.signals is not null or a.state is not null))`;

/** Deletes key logs that a query finds, with what was derived from them and the links to them. */
async function deleteLogs(trx: Work["trx"], found: RawBuilder<unknown>, size: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from key_logs where ctid = any (array(
        select key_logs.ctid from ${found} limit ${size} for update of key_logs skip locked))
      returning race_id, slot
    ), rhythms as (
      delete from race_rhythms using gone where race_rhythms.race_id = gone.race_id and race_rhythms.slot = gone.slot
    ), links as (
      delete from race_shares using gone where race_shares.race_id = gone.race_id and race_shares.slot = gone.slot
    )
    select count(*) as count from gone`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Deletes key logs past their retention. @source rules Privacy */
export const purgeKeyLogs: Batch = ({ trx, now }, size = LOGS_AT_ONCE) =>
  deleteLogs(
    trx,
    sql`key_logs where created_stamp < ${before(now, days(KEPT_DAYS.keyLog))}
      and (created_stamp < ${before(now, days(KEPT_DAYS.flaggedKeyLog))} or not ${isFlagged})`,
    size,
  );

/** The same for members of classes, whose logs are kept for a short time: by their own races, so that nobody else's are looked at. */
export const purgeClassKeyLogs: Batch = ({ trx, now }, size = LOGS_AT_ONCE) =>
  deleteLogs(
    trx,
    sql`section_members m join race_results own on own.user_id = m.user_id
        and own.started_stamp between ${before(now, days(2 * KEPT_DAYS.flaggedKeyLog))} and ${before(now, days(KEPT_DAYS.classKeyLog))}
      join key_logs on key_logs.race_id = own.race_id and key_logs.slot = own.slot
      where key_logs.created_stamp < ${before(now, days(KEPT_DAYS.classKeyLog))}
        and (key_logs.created_stamp < ${before(now, days(KEPT_DAYS.flaggedClassKeyLog))} or not ${isFlagged})`,
    size,
  );

/** Key logs and what was derived from them; races, seats and nitros that nobody waits for any more. */
export const racePurges: readonly Batch[] = [
  purge("race_rhythms", (now) => sql`created_stamp < ${before(now, days(KEPT_DAYS.keyLog))}`),
  purgeKeyLogs,
  purgeClassKeyLogs,
  purgeAbandonedRaces,
  purgeRaceSeats,
  purgeRaceNitros,
];
