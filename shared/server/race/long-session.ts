import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { isLongSession, LONG_SESSION, type CaptchaReason } from "../../rules/bot-check.ts";
import { isPaid, type CountedRace } from "../../rules/race/counted-race.ts";
import type { Ms } from "../../units.ts";
import type { Work } from "../platform/work.ts";

/**
 * While one of these is due, races go on and rewards wait. A held race holds only its own reward, wrong passwords none.
 */
export const CLOSING_REASONS: ReadonlySet<CaptchaReason> = new Set(["pending", "default"]);

/** Makes the bot check due for accounts that have raced long since they last passed one. @source rules Bot check */
export async function askAfterLongSessions({ trx, changed }: Work, races: readonly CountedRace[]): Promise<void> {
  const paid = races.filter(isPaid);
  if (paid.length === 0) return;
  const { rows } = await sql<{ readonly userID: UserID; readonly races: number; readonly racedMs: Ms }>`
    select u.user_id as "userID", count(*) as "races", sum(since.elapsed_ms) as "racedMs"
    from users u cross join lateral (
      select r.elapsed_ms from race_results r
      where r.user_id = u.user_id and r.standing = 'finished' and r.started_stamp > u.captcha_passed_stamp
      order by r.started_stamp desc limit ${LONG_SESSION.races}) as since
    where u.user_id = any(${paid.map(({ userID }) => userID)}::bigint[])
    group by u.user_id`.execute(trx);
  const long = rows.filter(isLongSession).map(({ userID }) => userID);
  if (long.length === 0) return;
  for (const userID of long) changed(userID, "account");
  await trx
    .updateTable("users")
    .set({ captcha_reason: "pending" })
    .where("user_id", "in", long)
    .where((eb) => eb.or([eb("captcha_reason", "is", null), eb("captcha_reason", "=", "held")]))
    .execute();
}
