import type { UserID } from "../../../ids.ts";
import { dayOf, type Stamp } from "../../../units.ts";
import { countDeed } from "../../achievements/count-deed.ts";
import type { Work } from "../../platform/work.ts";
import { timeZoneOf } from "../sign-up/time-zone.ts";

/** What of an account a login is counted by. */
export const LOGIN_COLUMNS = ["logins", "last_login_stamp"] as const;

/** Notes that somebody logged in. The account is held. @param asksCheck whether a bot check waits from now on */
export async function noteLogin(
  work: Work,
  userID: UserID,
  row: { readonly logins: number; readonly last_login_stamp: Stamp | null },
  tz: string | undefined,
  asksCheck = false,
): Promise<void> {
  await work.trx
    .updateTable("users")
    .set({
      logins: row.logins + 1,
      last_login_stamp: work.now,
      previous_login_stamp: row.last_login_stamp,
      last_seen_stamp: work.now,
      ...(tz !== undefined && { time_zone: timeZoneOf(tz) }),
      ...(asksCheck && { captcha_reason: "default" as const }),
    })
    .where("user_id", "=", userID)
    .execute();
  if (row.last_login_stamp === null || dayOf(row.last_login_stamp) !== dayOf(work.now))
    await countDeed(work, userID, { add: { loginDays: 1 } });
  work.changed(userID, "account");
}
