import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { after, minutes, type Stamp } from "../../units.ts";
import type { Work } from "../work.ts";

const daysBefore = (now: Stamp, days: number): Stamp => after(now, minutes(-days * 24 * 60));

/** Deletes key logs, and what was made from them, that are older than they may be kept, with the links to them. @source rules Privacy */
export async function forgetKeyLogs({ trx, now }: Work): Promise<number> {
  await trx.deleteFrom("race_rhythms").where("created_stamp", "<", daysBefore(now, KEPT_DAYS.keyLog)).execute();
  const isFlagged = sql<boolean>`exists (select 1 from race_results r
    left join race_rewards w on w.race_id = r.race_id and w.slot = r.slot
    left join appeals a on a.race_id = r.race_id and a.slot = r.slot
    where r.race_id = key_logs.race_id and r.slot = key_logs.slot
      and (r.foul is not null or w.signals is not null or a.state is not null))`;
  const { numDeletedRows } = await trx
    .deleteFrom("key_logs")
    .where("created_stamp", "<", daysBefore(now, KEPT_DAYS.keyLog))
    .where((eb) => eb.or([eb("created_stamp", "<", daysBefore(now, KEPT_DAYS.flaggedKeyLog)), eb.not(isFlagged)]))
    .executeTakeFirst();
  await trx
    .deleteFrom("race_shares as s")
    .where(sql<boolean>`not exists (select 1 from key_logs k where k.race_id = s.race_id and k.slot = s.slot)`)
    .execute();
  return Number(numDeletedRows);
}

/** Deletes guests who have not been back, and their sessions. Their results stay, without a racer. */
export async function forgetGuests({ trx, now }: Work): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("users")
    .where("account_type", "=", "guest")
    .where("last_seen_stamp", "<", daysBefore(now, KEPT_DAYS.guest))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
