import type { UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { lookupKey } from "../../../rules/written.ts";
import { hours } from "../../../units.ts";
import { banOf } from "../../conduct/holds.ts";
import type { Vault } from "../../platform/vault.ts";
import { perform, type App, type Work } from "../../platform/work.ts";
import { lockPlayer } from "../../players/lock.ts";
import { freshenPassword } from "../recovery/own-password.ts";
import { FACTOR_COLUMNS, takeCode } from "../second-factor/second-factor.ts";
import { isTrusted, trustDevice } from "../second-factor/trusted-devices.ts";
import { openSession, type OpenedSession } from "../sessions/sessions.ts";
import type { BotCheck, Captcha } from "./captcha.ts";
import { browserKey, guessCounts, takeBackGuess, takeGuess } from "./guesses.ts";
import { knownSource, networkHash, rememberSource, type SignInFrom } from "./known-sources.ts";
import { LOGIN_COLUMNS, noteLogin } from "./note-login.ts";
import { isPassword } from "./passwords.ts";
import { countTries, noteTry, SIGN_IN_TRIES } from "./sign-in-tries.ts";

export interface SignIn {
  readonly username: string;
  readonly password: string;
  readonly authCode?: string | undefined;
  readonly trustDevice?: boolean | undefined;
  readonly tz?: string | undefined;
  /** The secret of this browser's cookie, when it was trusted before. */
  readonly device?: string | undefined;
}

/** What a sign-in and its wrong codes are counted as: a known browser's codes apart from everybody else's. */
interface CountedAs {
  readonly key: string;
  readonly codeKey?: string;
}

/** A sign-in that worked. */
export interface Entered extends OpenedSession {
  /** The secret for the cookie of a browser that is trusted from now on. */
  readonly newDevice: string | undefined;
}

/** A sign-in by password, which makes the browser a known one. */
interface Recognised extends Entered {
  /** The secret for the browser's cookie. */
  readonly browser: string;
}

const NOBODY = 0 as UserID;

/**
 * Signs in by username and password. Whoever asks learns nothing about whether the name exists: the answers, what is
 * counted, and the time of the hash are the same. The password is judged between two transactions: the one that counts the guess,
 * and the one that opens the session; where it was changed meanwhile, it is judged again. Where many wrong passwords come
 * from one address, a browser that the account knows is spared the bot check.
 * Refuses: wrongPassword, captchaNeeded, captchaWrong, codeNeeded, wrongCode, tooManyTries, banned.
 *
 * @source core §7 Auth
 */
export async function signIn(
  app: App,
  captcha: Captcha,
  given: SignIn,
  from: SignInFrom,
  check: BotCheck,
): Promise<Recognised> {
  const { vault } = app;
  const name = lookupKey(given.username);
  const row = await app.db
    .selectFrom("users")
    .select(["user_id", "password_hash"])
    .where((eb) => eb(eb.fn<string>("lower", ["username"]), "=", name))
    .executeTakeFirst();
  const known = await knownSource(app, row?.user_id ?? NOBODY, from);
  const counts = guessCounts(name, known, networkHash(vault, name, from.network));
  const isCrowd = check.isDue && known.browser === undefined;
  const guess = await perform(app, async (work) => {
    const isDue = isCrowd || (await countTries(work, name, "done")) >= SIGN_IN_TRIES.signInsFree;
    return takeGuess(work, captcha, counts, { ...check, isDue });
  });
  if (!(await isPassword(vault, row?.password_hash ?? null, given.password)) || !row) throw wrongPassword();
  await freshenPassword(app, row.user_id, row.password_hash ?? "", given.password);
  return perform(app, async (work): Promise<Recognised | Refusal> => {
    const { password_hash } = await lockPlayer(work, row.user_id, ["password_hash"], "change");
    const isSame = password_hash === row.password_hash;
    if (!isSame && !(await isPassword(vault, password_hash, given.password))) return wrongPassword();
    await takeBackGuess(work, guess);
    const codeKey = known.browser === undefined ? name : browserKey(known.browser);
    const entered = await enter(work, vault, row.user_id, { key: name, codeKey }, given);
    if (entered instanceof Refusal) return entered;
    return { ...entered, browser: await rememberSource(work, vault, row.user_id, from) };
  });
}

/** The second half of every sign-in: second factor, counting, and the session. */
export async function enter(
  work: Work,
  vault: Vault,
  userID: UserID,
  { key, codeKey = key }: CountedAs,
  given: Pick<SignIn, "authCode" | "trustDevice" | "tz" | "device">,
): Promise<Entered | Refusal> {
  const columns = [...FACTOR_COLUMNS, ...LOGIN_COLUMNS, "captcha_passed_stamp"] as const;
  const row = await lockPlayer(work, userID, columns, "change");
  if (row.totp_secret !== null && !(await isTrusted(work, userID, given.device))) {
    const refusal = await takeCode(work, vault, row, codeKey, given.authCode);
    if (refusal) return refusal;
  }
  const ban = await banOf(work, userID);
  if (ban) return ban;
  await noteTry(work, key, "done");
  const isOften = (await countTries(work, key, "done")) >= SIGN_IN_TRIES.signIns;
  const isRecentlyPassed = work.now - row.captcha_passed_stamp < hours(1) / 1_000;
  await noteLogin(work, userID, row, given.tz, isOften && !isRecentlyPassed);
  const newDevice =
    given.trustDevice === true && row.totp_secret !== null ? await trustDevice(work, userID) : undefined;
  return { ...(await openSession(work, userID)), newDevice };
}

const wrongPassword = (): Refusal =>
  new Refusal("wrongPassword", "That username and password don't match.", { field: "password" });
