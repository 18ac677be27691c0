import type { UserID } from "../../../ids.ts";
import { buyerBy, type Buyer } from "../../../rules/account/age.ts";
import type { Config } from "../../platform/config.ts";
import type { Reading } from "./answers.ts";
import { givenAge } from "./answers.ts";
import { addressesOf } from "./parent.ts";

/**
 * Whether somebody may buy for real money, and where receipts go: to the own verified address if there's one, then to a
 * confirmed parent's. Who is in a class is stopped before, by the gate `paid_offers`.
 */
export async function buyerOf(
  work: Reading,
  userID: UserID,
  { consentAge }: Pick<Config, "consentAge">,
): Promise<Buyer> {
  const { own, parent } = await addressesOf(work.trx, userID);
  return buyerBy({ age: await givenAge(work, userID), own, parent }, consentAge, work.now);
}
