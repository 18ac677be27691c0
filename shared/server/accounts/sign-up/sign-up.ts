import type { Insertable } from "kysely";

import { GUEST_CAR, STARTING_CARS } from "../../../content/cars/catalog.ts";
import type { CarID, UserID } from "../../../ids.ts";
import { passwordProblems } from "../../../rules/account/password.ts";
import type { Database } from "../../database.ts";
import { payStarter } from "../../economy/starter.ts";
import { perform, type App, type Work } from "../../platform/work.ts";
import { closeSessions, openSession, type OpenedSession } from "../sessions/sessions.ts";
import type { BotCheck, Captcha } from "../sign-in/captcha.ts";
import { rememberSource, type SignInFrom } from "../sign-in/known-sources.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import type { RaceSounds } from "../tables.ts";
import { askToVerify, emailColumns } from "./email.ts";
import { refuseProblems } from "./field-problems.ts";
import { freeUsername, orNameTaken } from "./names.ts";
import { timeZoneOf } from "./time-zone.ts";

type Account = Omit<Insertable<Database["users"]>, "user_id" | "car_id" | "car_hue_angle" | "created_stamp">;

export interface SignUp {
  readonly username: string;
  readonly password: string;
  readonly email?: string | undefined;
  readonly receiveContact?: string | undefined;
  readonly tz?: string | undefined;
  readonly carID?: CarID | undefined;
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
      const account: Account = {
        account_type: "standard",
        ...name,
        display_name: given.username,
        display_skeleton: name.username_skeleton,
        password_hash,
        ...emailColumns(given.email),
        contact: given.receiveContact === "on",
        time_zone: timeZoneOf(given.tz),
        logins: 1,
        last_login_stamp: work.now,
        last_seen_stamp: work.now,
        ...(given.raceSounds !== undefined && { race_sounds: given.raceSounds }),
      };
      const carID = STARTING_CARS.find((each) => each === given.carID);
      const converted = guestID && (await convertGuest(work, guestID, account, carID));
      const user = converted ?? (await newAccount(work, account, carID));
      if (user.email !== null) await askToVerify(work, app.config, { ...user, email: user.email });
      await payStarter(work, user);
      const browser = await rememberSource(work, app.vault, user.user_id, from);
      return { ...(await openSession(work, user.user_id)), browser };
    }),
  );
}

/** Turns a guest into the account: its row, and with it every race, becomes the account's. */
async function convertGuest(work: Work, guestID: UserID, account: Account, carID: CarID | undefined) {
  const converted = await work.trx
    .updateTable("users")
    .set({ ...account, ...(carID !== undefined && { car_id: carID }) })
    .where("user_id", "=", guestID)
    .where("account_type", "=", "guest")
    .returning(["user_id", "car_id", "car_hue_angle", "display_name", "email"])
    .executeTakeFirst();
  if (converted) await closeSessions(work, guestID);
  return converted;
}

const newAccount = ({ trx, now }: Work, account: Account, carID: CarID | undefined) =>
  trx
    .insertInto("users")
    .values({ ...account, car_id: carID ?? GUEST_CAR, car_hue_angle: 0, created_stamp: now })
    .returning(["user_id", "car_id", "car_hue_angle", "display_name", "email"])
    .executeTakeFirstOrThrow();
