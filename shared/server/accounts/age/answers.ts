import type { Kysely } from "kysely";

import type { UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { answerAfter, isPlausibleYear, type Age } from "../../../rules/account/age.ts";
import type { Stamp } from "../../../units.ts";
import type { Database } from "../../database.ts";
import type { Config } from "../../platform/config.ts";
import type { Work } from "../../platform/work.ts";
import { classRowOf } from "../../players/class-standing.ts";
import { lockPlayer } from "../../players/lock.ts";

/** What is read by, inside of an operation or outside of one. */
export interface Reading {
  readonly trx: Kysely<Database>;
  readonly now: Stamp;
}

/** What somebody answered; undefined for who wasn't asked or passed the question over. */
export async function givenAge({ trx }: Pick<Reading, "trx">, userID: UserID): Promise<Age | undefined> {
  return trx
    .selectFrom("ages")
    .select([
      "band",
      "age_limit as limit",
      "over_from_year as overFromYear",
      "given_stamp as givenStamp",
      "corrected_stamp as correctedStamp",
    ])
    .where("user_id", "=", userID)
    .executeTakeFirst();
}

/** Keeps the answer that came with a sign-up. Nothing where this site doesn't ask. Refuses: badInput. */
export async function takeFirstAnswer(
  work: Work,
  { consentAge }: Pick<Config, "consentAge">,
  userID: UserID,
  yearOfBirth: number | undefined,
): Promise<void> {
  if (consentAge === 0 || yearOfBirth === undefined) return;
  await keepAnswer(work, consentAge, userID, yearOfBirth);
}

/**
 * Takes an account's answer to the question for the year of birth. Nobody of a class is asked: that is the school's matter.
 * Refuses: badInput, notAllowed where this site doesn't ask, classSetting, alreadyDone where the first answer counts.
 */
export async function answerAge(
  work: Work,
  { consentAge }: Pick<Config, "consentAge">,
  userID: UserID,
  yearOfBirth: number,
): Promise<void> {
  if (consentAge === 0) throw new Refusal("notAllowed", "This site doesn't ask for that.");
  await lockPlayer(work, userID, ["user_id"], "change");
  await refuseClass(work, userID);
  await keepAnswer(work, consentAge, userID, yearOfBirth);
}

/** Refuses: classSetting. */
export async function refuseClass({ trx }: Work, userID: UserID): Promise<void> {
  if ((await classRowOf(trx, userID)) === null) return;
  throw new Refusal("classSetting", "You're in a class. Your school looks after this.");
}

async function keepAnswer(work: Work, limit: number, userID: UserID, yearOfBirth: number): Promise<void> {
  const { trx, now } = work;
  if (!isPlausibleYear(yearOfBirth, now)) {
    throw new Refusal("badInput", "Type the year you were born in, with four digits.", { field: "yearOfBirth" });
  }
  const age = answerAfter(await givenAge(work, userID), yearOfBirth, limit, now);
  if (age === undefined) {
    throw new Refusal("alreadyDone", "Your first answer counts. If it was wrong, write to us.", {
      field: "yearOfBirth",
    });
  }
  const row = {
    band: age.band,
    age_limit: age.limit,
    over_from_year: age.overFromYear,
    given_stamp: age.givenStamp,
    corrected_stamp: age.correctedStamp,
  };
  await trx
    .insertInto("ages")
    .values({ user_id: userID, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
  work.changed(userID, "account");
}
