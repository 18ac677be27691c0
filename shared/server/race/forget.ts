import { after, minutes, type Stamp } from "../../units.ts";
import type { Work } from "../work.ts";

const KEY_LOG_DAYS = 30;
const GUEST_DAYS = 30;

const daysBefore = (now: Stamp, days: number): Stamp => after(now, minutes(-days * 24 * 60));

/** Deletes key logs that are older than they may be kept. @source rules Privacy */
export async function forgetKeyLogs({ trx, now }: Work): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("key_logs")
    .where("created_stamp", "<", daysBefore(now, KEY_LOG_DAYS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes guests who have not been back, and their sessions. Their results stay, without a racer. */
export async function forgetGuests({ trx, now }: Work): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("users")
    .where("account_type", "=", "guest")
    .where("last_seen_stamp", "<", daysBefore(now, GUEST_DAYS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
