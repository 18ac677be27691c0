import { GUEST_CAR } from "../../../content/cars/catalog.ts";
import type { UserID } from "../../../ids.ts";
import type { Dice } from "../../../rules/chance.ts";
import { before, days, minutes, type Ms } from "../../../units.ts";
import type { Work } from "../../platform/work.ts";
import { lockPlayers } from "../../players/lock.ts";
import type { BotCheck, Captcha } from "../sign-in/captcha.ts";
import { openSession, type OpenedSession } from "./sessions.ts";

const SEEN_STEP: Ms = minutes(60);

/**
 * Gives a visitor its racer back, with a session for it.
 *
 * @param userID from the signed guest-id cookie
 * @returns nothing when that racer is no guest any more
 * @source core §1, §6 Guest
 */
export async function resumeGuest(work: Work, userID: UserID): Promise<OpenedSession | undefined> {
  const known = await findGuest(work, userID);
  return known && ((await sessionOfToday(work, known)) ?? openSession(work, known));
}

/** However often a browser asks with its cookie, its guest has one session a day. */
async function sessionOfToday({ trx, now }: Work, userID: UserID): Promise<OpenedSession | undefined> {
  const row = await trx
    .selectFrom("sessions")
    .select("session_id")
    .where("user_id", "=", userID)
    .where("revoked_stamp", "is", null)
    .where("created_stamp", ">", before(now, days(1)))
    .orderBy("created_stamp", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { userID, sessionID: row.session_id };
}

/**
 * Gives a visitor a new racer, with a session for it.
 * Refuses: captchaNeeded, captchaWrong.
 *
 * @source core §1, §6 Guest
 */
export async function welcomeGuest(work: Work, captcha: Captcha, dice: Dice, check: BotCheck): Promise<OpenedSession> {
  await captcha.meet(work, check);
  return openSession(work, await newGuest(work, dice));
}

async function findGuest(work: Work, userID: UserID): Promise<UserID | undefined> {
  const { trx, now } = work;
  const [row] = await lockPlayers(work, [userID], ["user_id", "account_type", "last_seen_stamp"], "change");
  if (row?.account_type !== "guest") return undefined;
  if (now - row.last_seen_stamp > SEEN_STEP / 1_000) {
    await trx.updateTable("users").set({ last_seen_stamp: now }).where("user_id", "=", userID).execute();
  }
  return row.user_id;
}

async function newGuest({ trx, now }: Work, dice: Dice): Promise<UserID> {
  const { user_id } = await trx
    .insertInto("users")
    .values({
      account_type: "guest",
      display_name: `Guest Racer ${1_000 + Math.floor(dice() * 9_000)}`,
      car_id: GUEST_CAR,
      car_hue_angle: Math.floor(dice() * 12) * 30,
      avg_speed: null,
      created_stamp: now,
      last_seen_stamp: now,
    })
    .returning("user_id")
    .executeTakeFirstOrThrow();
  return user_id;
}
