import type { CarID, UserID } from "../../../ids.ts";
import { passwordProblems } from "../../../rules/account/password.ts";
import { perform, type App } from "../../platform/work.ts";
import { takeFirstAnswer } from "../age/answers.ts";
import { openSession, type OpenedSession } from "../sessions/sessions.ts";
import type { BotCheck, Captcha } from "../sign-in/captcha.ts";
import { rememberSource, type SignInFrom } from "../sign-in/known-sources.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import type { RaceSounds } from "../tables.ts";
import { askToVerify, emailColumns } from "./email.ts";
import { refuseProblems } from "./field-problems.ts";
import { makeAccount } from "./make-account.ts";
import { freeUsername, orNameTaken } from "./names.ts";

export interface SignUp {
  readonly username: string;
  readonly password: string;
  readonly email?: string | undefined;
  readonly receiveContact?: string | undefined;
  readonly tz?: string | undefined;
  readonly carID?: CarID | undefined;
  readonly yearOfBirth?: number | undefined;
  readonly raceSounds?: RaceSounds | undefined;
}

/**
 * Makes an account and signs it in. The guest that asks turns into the account, so everything it raced stays its own.
 * The hash of the password is made before the transaction.
 * Refuses: badInput, nameTaken, captchaNeeded, captchaWrong.
 *
 * @source core §5 Register
 */
export async function signUp(
  app: App,
  captcha: Captcha,
  guestID: UserID | undefined,
  given: SignUp,
  from: SignInFrom,
  check: BotCheck,
): Promise<OpenedSession & { readonly browser: string }> {
  refuseProblems("password", passwordProblems(given.password, { username: given.username, email: given.email ?? "" }));
  await perform(app, (work) => captcha.meet(work, check));
  const password_hash = await hashPassword(app.vault, given.password);
  return orNameTaken(
    perform(app, async (work) => {
      const name = await freeUsername(work, given.username);
      const user = await makeAccount(work, {
        guestID,
        identity: {
          account_type: "standard",
          ...name,
          display_name: given.username,
          display_skeleton: name.username_skeleton,
          password_hash,
          ...emailColumns(given.email),
          logins: 1,
          last_login_stamp: work.now,
        },
        wishes: { ...given, tz: given.tz ?? "" },
      });
      await takeFirstAnswer(work, app.config, user.user_id, given.yearOfBirth);
      if (user.email !== null) await askToVerify(work, app.config, { ...user, email: user.email });
      const browser = await rememberSource(work, app.vault, user.user_id, from);
      return { ...(await openSession(work, user.user_id)), browser };
    }),
  );
}
