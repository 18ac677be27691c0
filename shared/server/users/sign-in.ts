import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { hours } from "../../units.ts";
import type { Vault } from "../vault.ts";
import { perform, type App, type Work } from "../work.ts";
import type { Captcha } from "./captcha.ts";
import { freshenPassword } from "./own-password.ts";
import { isPassword } from "./passwords.ts";
import { takeCode } from "./second-factor.ts";
import { openSession, type OpenedSession } from "./sessions.ts";
import { countTries, forgiveTries, nameKey, noteTry, SIGN_IN_TRIES } from "./sign-in-tries.ts";
import { timeZoneOf } from "./time-zone.ts";
import { isTrusted, trustDevice } from "./trusted-devices.ts";

export interface SignIn {
  readonly username: string;
  readonly password: string;
  readonly captchaToken?: string | undefined;
  readonly authCode?: string | undefined;
  readonly trustDevice?: boolean | undefined;
  readonly tz?: string | undefined;
  /** The secret of this browser's cookie, when it was trusted before. */
  readonly device?: string | undefined;
}

/** A sign-in that worked. */
export interface Entered extends OpenedSession {
  /** The secret for the cookie of a browser that is trusted from now on. */
  readonly newDevice: string | undefined;
}

/**
 * Signs in by username and password. Whoever asks learns nothing about whether the name exists: the answers, what is
 * counted, and the time of the hash are the same.
 * Refuses: wrongPassword, captchaNeeded, captchaWrong, codeNeeded, wrongCode, tooManyTries.
 *
 * @source core §7 Auth
 */
export async function signIn(app: App, captcha: Captcha, given: SignIn): Promise<Entered> {
  const row = await app.db
    .selectFrom("users")
    .select(["user_id", "password_hash"])
    .where((eb) => eb(eb.fn<string>("lower", ["username"]), "=", nameKey(given.username)))
    .executeTakeFirst();
  const key = nameKey(given.username);
  await perform(app, (work) => checkWrongPasswords(work, captcha, key, given.captchaToken));
  if (!(await isPassword(app.vault, row?.password_hash ?? null, given.password)) || !row) {
    return perform(app, async (work): Promise<Refusal> => {
      await noteTry(work, key, "password");
      return wrongPassword();
    });
  }
  await freshenPassword(app, row.user_id, row.password_hash ?? "", given.password);
  return perform(app, (work) => enter(work, app.vault, row.user_id, key, given));
}

/** After three wrong passwords a bot check is asked for before the next one. @source rules Bot check */
async function checkWrongPasswords(work: Work, captcha: Captcha, key: string, token: string | undefined) {
  if ((await countTries(work, key, "password")) < SIGN_IN_TRIES.wrongPasswords) return;
  if (token === undefined) {
    throw new Refusal("captchaNeeded", "Please show us that you are no bot first.", { captchaStatus: "password" });
  }
  await captcha.spend(work, token);
  await forgiveTries(work, key, "password");
}

/** The second half of every sign-in: second factor, counting, and the session. */
export async function enter(
  work: Work,
  vault: Vault,
  userID: UserID,
  key: string,
  given: Pick<SignIn, "authCode" | "trustDevice" | "tz" | "device">,
): Promise<Entered | Refusal> {
  const row = await work.trx
    .selectFrom("users")
    .selectAll()
    .where("user_id", "=", userID)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.totp_secret !== null && !(await isTrusted(work, userID, given.device))) {
    const refusal = await takeCode(work, vault, row, key, given.authCode);
    if (refusal) return refusal;
  }
  await noteTry(work, key, "done");
  const isOften = (await countTries(work, key, "done")) >= SIGN_IN_TRIES.signIns;
  const isRecentlyPassed = work.now - row.captcha_passed_stamp < hours(1) / 1_000;
  await work.trx
    .updateTable("users")
    .set({
      logins: row.logins + 1,
      last_login_stamp: work.now,
      last_seen_stamp: work.now,
      ...(given.tz !== undefined && { time_zone: timeZoneOf(given.tz) }),
      ...(isOften && !isRecentlyPassed && { captcha_reason: "default" as const }),
    })
    .where("user_id", "=", userID)
    .execute();
  const newDevice =
    given.trustDevice === true && row.totp_secret !== null ? await trustDevice(work, userID) : undefined;
  return { ...(await openSession(work, userID)), newDevice };
}

const wrongPassword = (): Refusal =>
  new Refusal("wrongPassword", "That username and password do not match.", { field: "password" });
