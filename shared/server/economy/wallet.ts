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

/** A money account while it is locked. */
interface LockedWallet {
  readonly accountID: number;
  readonly balance: number;
  /** What is kept of cash that comes, because what was paid for was taken back and had been spent. */
  readonly debt: number;
}

/**
 * Locks the players' money accounts in the order of their ids, and creates missing ones.
 *
 * @returns the account of each
 */
export async function lockWallets({ trx }: Work, users: readonly UserID[]): Promise<ReadonlyMap<UserID, LockedWallet>> {
  await trx
    .insertInto("money_accounts")
    .values(users.toSorted((a, b) => a - b).map((user_id) => ({ user_id, kind: "person" as const })))
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  const rows = await trx
    .selectFrom("money_accounts")
    .leftJoin("debts", "debts.user_id", "money_accounts.user_id")
    .select(["account_id", "money_accounts.user_id", "balance", "amount as debt"])
    .where("money_accounts.user_id", "in", users)
    .orderBy("account_id")
    .forUpdate("money_accounts")
    .execute();
  return new Map(
    rows.flatMap(({ user_id, account_id: accountID, balance, debt }) =>
      user_id === null ? [] : [[user_id, { accountID, balance, debt: debt ?? 0 }] as const],
    ),
  );
}
