import type { UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import { pay, type Purse } from "./ledger.ts";

/** What something costs a player. */
export interface Charge {
  /** Cash, a whole number from 1. */
  readonly price: number;
  /** Unique for all time, such as `gift:…`: repeated calls with one reference take the cash once. */
  readonly reference: string;
  readonly reason: string;
}

/**
 * Takes cash from a player, once per reference. The caller has locked the player. Refuses: notEnoughMoney.
 *
 * @param purse where it goes
 * @returns whether it was taken by this call
 */
export async function charge(
  work: Work,
  userID: UserID,
  { price, reference, reason }: Charge,
  purse: Purse = "treasury",
): Promise<boolean> {
  if (!Number.isSafeInteger(price) || price < 1) throw new RangeError(`${price} is no price`);
  const taken = await pay(work, [{ userID, amount: -price, reference, reason }], purse);
  return taken.size > 0;
}
