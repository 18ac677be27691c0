import type { Wallet } from "../../contracts/self.ts";
import type { UserID } from "../../ids.ts";
import type { App } from "../work.ts";

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
