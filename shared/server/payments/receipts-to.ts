import type { UserID } from "../../ids.ts";
import { isParent } from "../../rules/account/age.ts";
import { addressesOf } from "../accounts/age/parent.ts";
import type { Work } from "../platform/work.ts";

/** Addresses that get a player's receipts: only such as somebody has shown to be theirs, a parent's among them. */
export async function receiptsTo({ trx }: Pick<Work, "trx">, userID: UserID): Promise<readonly string[]> {
  const { own, parent } = await addressesOf(trx, userID);
  return [...(own?.isProved === true ? [own.email] : []), ...(isParent(parent, own) ? [parent.email] : [])];
}
