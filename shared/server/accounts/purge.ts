import { sql } from "kysely";

import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import { BATCH_SIZE, type Batch } from "../platform/jobs/sweep.ts";

/** Of a way to undo only the hash of its code is left so long, so that its link says that it is too old. */
const SAYS_TOO_OLD_DAYS = 30;

const purgeFormerAccess: Batch = async ({ trx, now }, size = BATCH_SIZE) => {
  const over = trx
    .selectFrom("account_undos")
    .select("undo_id")
    .where("expires_stamp", "<", now)
    .where("former", "is not", null)
    .limit(size)
    .forUpdate()
    .skipLocked();
  const { numUpdatedRows } = await trx
    .updateTable("account_undos")
    .set({ former: null })
    .where("undo_id", "in", over)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Deletes guests who have not returned, and their sessions. Their results stay, without a racer. */
export const purgeGuests = purge(
  "users",
  (now) => sql`account_type = 'guest' and last_seen_stamp < ${before(now, days(KEPT_DAYS.guest))}`,
);

/**
 * What has expired: sessions, codes, devices, known browsers and networks, ways to undo, tries, parents who did not answer, spent bot checks,
 * guests.
 */
export const accountPurges: readonly Batch[] = [
  purge(
    "sessions",
    (now) => sql`expires_stamp < ${now} or revoked_stamp < ${before(now, days(KEPT_DAYS.endedSession))}`,
  ),
  purge("one_use_codes", (now) => sql`expires_stamp < ${now}`),
  purge("trusted_devices", (now) => sql`expires_stamp < ${now}`),
  purge("known_sources", (now) => sql`expires_stamp < ${now}`),
  purgeFormerAccess,
  purge("account_undos", (now) => sql`expires_stamp < ${before(now, days(SAYS_TOO_OLD_DAYS))}`),
  purge("ended_sessions", (now) => sql`ended_stamp < ${before(now, days(KEPT_DAYS.endedSession))}`),
  purge("parents", (now) => sql`confirmed_stamp is null and asked_stamp < ${before(now, days(KEPT_DAYS.parentAsked))}`),
  purge("spent_solutions", (now) => sql`expires_stamp < ${now}`),
  purge("sign_in_tries", (now) => sql`stamp < ${before(now, days(KEPT_DAYS.signInTry))}`),
  purgeGuests,
];
