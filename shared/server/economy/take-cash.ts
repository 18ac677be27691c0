import type { UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import { addDebt } from "./debts.ts";
import { pay } from "./ledger.ts";
import { lockWallets } from "./wallet.ts";

/** What is taken back of a player's cash. */
interface Taking {
  readonly amount: number;
  /** Unique for all time. */
  readonly reference: string;
  readonly reason: string;
}

/**
 * Takes cash back that came with something that was not paid for in the end: from the wallet, and what is missing from what
 * comes next, where `canOwe`. The caller has locked the player, and takes a reference once.
 *
 * @returns what was taken, the debt included
 */
export async function takeCashBack(
  work: Work,
  userID: UserID,
  { amount, reference, reason }: Taking,
  canOwe: boolean,
): Promise<number> {
  const { balance = 0 } = (await lockWallets(work, [userID])).get(userID) ?? {};
  const taken = Math.min(balance, amount);
  await pay(work, [{ userID, amount: -taken, reference, reason }]);
  if (!canOwe) return taken;
  await addDebt(work, userID, amount - taken);
  return amount;
}
