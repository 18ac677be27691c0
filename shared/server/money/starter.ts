import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Work } from "../work.ts";
import { pay } from "./ledger.ts";

/** What a new account begins with. @source rules Rewards Starter, Nitros */
export const STARTER = { cash: 25_000, nitros: 10 } as const;

/** Gives a new account its start, once. */
export async function payStarter(work: Work, userID: UserID): Promise<void> {
  const paid = await pay(work, [{ userID, amount: STARTER.cash, reference: `starter:${userID}`, reason: "starter" }]);
  if (paid.size === 0) return;
  await work.trx
    .updateTable("users")
    .set({ nitros: sql`nitros + ${STARTER.nitros}` })
    .where("user_id", "=", userID)
    .execute();
}
