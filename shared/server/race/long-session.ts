import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { isLongSession, LONG_SESSION } from "../../rules/bot-check.ts";
import type { Ms } from "../../units.ts";
import type { CaptchaReason } from "../users/tables.ts";
import type { Work } from "../work.ts";

/** While one of these is due, races go on and rewards wait. A held race holds itself alone, wrong passwords nothing. */
const CLOSING: readonly CaptchaReason[] = ["pending", "default"];

/** Who of these has to pass a bot check before rewards are paid again. The caller holds their rows. */
export async function whoseRewardsWait({ trx }: Work, userIDs: readonly UserID[]): Promise<ReadonlySet<UserID>> {
  if (userIDs.length === 0) return new Set();
  const rows = await trx
    .selectFrom("users")
    .select("user_id")
    .where("user_id", "in", userIDs)
    .where("captcha_reason", "in", CLOSING)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** Makes the bot check due for an account that has raced long since it last passed one. @source rules Bot check */
export async function askAfterLongSession({ trx }: Work, userID: UserID): Promise<void> {
  const { rows } = await sql<{ readonly races: number; readonly racedMs: Ms }>`
    select count(*) as "races", coalesce(sum(elapsed_ms), 0) as "racedMs" from (
      select r.elapsed_ms from race_results r join users u on u.user_id = r.user_id
      where r.user_id = ${userID} and r.standing = 'finished' and r.started_stamp > u.captcha_passed_stamp
      order by r.started_stamp desc limit ${LONG_SESSION.races}) as since`.execute(trx);
  if (!rows[0] || !isLongSession(rows[0])) return;
  await trx
    .updateTable("users")
    .set({ captcha_reason: "pending" })
    .where("user_id", "=", userID)
    .where((eb) => eb.or([eb("captcha_reason", "is", null), eb("captcha_reason", "=", "held")]))
    .execute();
}
