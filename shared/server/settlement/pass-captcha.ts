import type { CaptchaStatus } from "../../contracts/account/own-account.ts";
import type { UserID } from "../../ids.ts";
import { beginConfirmationsAgain } from "../accounts/recovery/own-password.ts";
import type { Captcha } from "../accounts/sign-in/captcha.ts";
import { releaseChecked } from "../holds/end-hold.ts";
import type { Work } from "../platform/work.ts";

/** Ends the bot check that is due for an account, and what waited for it and for nothing else. @source core §7 validate-captcha */
export async function passCaptcha(
  work: Work,
  captcha: Captcha,
  userID: UserID | undefined,
  token: string,
): Promise<CaptchaStatus> {
  await captcha.spend(work, token);
  if (userID === undefined) return "na";
  await work.trx
    .updateTable("users")
    .set({ captcha_reason: null, captcha_passed_stamp: work.now })
    .where("user_id", "=", userID)
    .execute();
  work.changed(userID, "account");
  await beginConfirmationsAgain(work, userID);
  await releaseChecked(work, userID);
  return "passed";
}
