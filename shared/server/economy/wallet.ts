import type { Wallet } from "../../contracts/economy/own-wallet.ts";
import type { UserID } from "../../ids.ts";
import type { App, Work } from "../platform/work.ts";

/** What the racer can spend; undefined when the account is gone. */
export async function walletOf({ db }: Pick<App, "db">, userID: UserID): Promise<Wallet | undefined> {
  const row = await db
    .selectFrom("users")
    .leftJoin("money_accounts", "money_accounts.user_id", "users.user_id")
    .select(["users.nitros", "users.nitros_used", "money_accounts.balance"])
    .where("users.user_id", "=", userID)
    .executeTakeFirst();
  return row && { money: row.balance ?? 0, nitros: row.nitros, nitrosUsed: row.nitros_used };
}

/**
 * Locks the players' money accounts in the order of their ids, and creates missing ones.
 *
 * @returns the account of each
 */
export async function lockWallets({ trx }: Work, users: readonly UserID[]): Promise<ReadonlyMap<UserID, number>> {
  await trx
    .insertInto("money_accounts")
    .values(users.toSorted((a, b) => a - b).map((user_id) => ({ user_id, kind: "person" as const })))
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  const rows = await trx
    .selectFrom("money_accounts")
    .select(["account_id", "user_id"])
    .where("user_id", "in", users)
    .orderBy("account_id")
    .forUpdate()
    .execute();
  return new Map(rows.flatMap((row) => (row.user_id === null ? [] : [[row.user_id, row.account_id] as const])));
}
