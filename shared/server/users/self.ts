import type { Kysely } from "kysely";

import type { Self } from "../../contracts/auth.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Database } from "../postgres/tables.ts";

const userByID = (db: Kysely<Database>, userID: UserID) =>
  db.selectFrom("users").selectAll().where("user_id", "=", userID).executeTakeFirst();

/** @throws Refusal notSignedIn when the account is gone */
async function knownUser(db: Kysely<Database>, userID: UserID) {
  const row = await userByID(db, userID);
  if (!row) throw new Refusal("notSignedIn", "This racer is gone. Start again to get a new one.");
  return row;
}

/** The racer as its own client sees it. Refuses: notSignedIn. */
export async function selfOf(db: Kysely<Database>, userID: UserID): Promise<Self> {
  const row = await knownUser(db, userID);
  return {
    userID: row.user_id,
    displayName: row.display_name,
    accountType: row.account_type,
    carID: row.car_id,
    carHueAngle: row.car_hue_angle,
    racesPlayed: row.races_played,
  };
}

/** The racer as it travels in a ticket to the game-server, which so needs no database to seat it. Refuses: notSignedIn. */
export async function cardOf(db: Kysely<Database>, userID: UserID) {
  const row = await knownUser(db, userID);
  return {
    displayName: row.display_name,
    carID: row.car_id,
    carHueAngle: row.car_hue_angle,
    avgSpeed: row.avg_speed,
  };
}
