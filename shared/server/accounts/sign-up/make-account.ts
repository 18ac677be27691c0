import type { Insertable } from "kysely";

import { GUEST_CAR, STARTING_CARS } from "../../../content/cars/catalog.ts";
import type { CarID, UserID } from "../../../ids.ts";
import type { Database } from "../../database.ts";
import { payStarter } from "../../economy/starter.ts";
import type { Work } from "../../platform/work.ts";
import { closeSessions } from "../sessions/sessions.ts";
import type { RaceSounds } from "../tables.ts";
import { timeZoneOf } from "./time-zone.ts";

type Row = Insertable<Database["users"]>;

/** Who the account is: its kind and names, and by what it is logged in to and reached. */
type Identity = Pick<Row, "account_type" | "username" | "username_skeleton" | "display_name" | "display_skeleton"> &
  Partial<
    Pick<
      Row,
      | "requires_username"
      | "password_hash"
      | "email"
      | "email_key"
      | "email_verified_stamp"
      | "logins"
      | "last_login_stamp"
      | "findable"
    >
  >;

/** What the player chose on the way. */
interface Wishes {
  readonly carID?: CarID | undefined;
  readonly raceSounds?: RaceSounds | undefined;
  readonly receiveContact?: string | undefined;
  readonly tz?: string | undefined;
}

interface Making {
  /** The guest that becomes the account: its row, and with it every race, is the account's. */
  readonly guestID?: UserID | undefined;
  readonly identity: Identity;
  readonly wishes: Wishes;
}

/**
 * Makes an account and pays what it begins with; a guest that becomes one leaves its sessions. Unique names are the caller's
 * care (`orNameTaken`).
 */
export async function makeAccount(work: Work, { guestID, identity, wishes }: Making) {
  const carID = STARTING_CARS.find((each) => each === wishes.carID);
  const account = {
    ...identity,
    contact: wishes.receiveContact === "on",
    ...(wishes.tz !== undefined && { time_zone: timeZoneOf(wishes.tz) }),
    last_seen_stamp: work.now,
    ...(wishes.raceSounds !== undefined && { race_sounds: wishes.raceSounds }),
  };
  const converted =
    guestID && (await convertGuest(work, guestID, { ...account, ...(carID !== undefined && { car_id: carID }) }));
  const user = converted ?? (await newRow(work, { ...account, car_id: carID ?? GUEST_CAR }));
  await payStarter(work, user);
  return user;
}

const ANSWER = ["user_id", "car_id", "car_hue_angle", "display_name", "email"] as const;

async function convertGuest(work: Work, guestID: UserID, account: Partial<Row>) {
  const converted = await work.trx
    .updateTable("users")
    .set(account)
    .where("user_id", "=", guestID)
    .where("account_type", "=", "guest")
    .returning(ANSWER)
    .executeTakeFirst();
  if (converted) await closeSessions(work, guestID);
  return converted;
}

const newRow = ({ trx, now }: Work, account: Omit<Row, "car_hue_angle" | "created_stamp">) =>
  trx
    .insertInto("users")
    .values({ ...account, car_hue_angle: 0, created_stamp: now })
    .returning(ANSWER)
    .executeTakeFirstOrThrow();
