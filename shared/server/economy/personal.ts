import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";
import type { Work } from "../platform/work.ts";

export const economyData: PersonalData = {
  exports: [
    exportTable("money", "money_accounts", "user_id"),
    exportTable("grants", "grants", "user_id"),
    exportTable("ownedCars", "owned_cars", "user_id"),
    exportTable("ownedLoot", "owned_loot", "user_id"),
    exportTable("gold", "gold_spans", "user_id"),
    exportTable("debts", "debts", "user_id"),
    exportTable("repeatableCalls", "repeats", "user_id", ["body_hash"]),
    { name: "payments", from: ["money_entries", "money_transfers"], read: paymentsOf },
  ],
  afterErasure: {
    "money_accounts.user_id": "the account stays without an owner: every transfer goes on summing to zero",
  },
  erase: forgetReferences,
};

/** References tell what each payment was for, some with the number of the account. */
async function forgetReferences({ trx }: Work, userIDs: readonly UserID[]): Promise<void> {
  await sql`
    update money_transfers t set reference = 'erased:' || t.transfer_id
    from money_entries e, money_accounts a
    where e.transfer_id = t.transfer_id and a.account_id = e.account_id
      and a.user_id = any(${userIDs}::bigint[])`.execute(trx);
}

function paymentsOf(db: Kysely<Database>, userID: UserID) {
  return db
    .selectFrom("money_entries")
    .innerJoin("money_accounts", "money_accounts.account_id", "money_entries.account_id")
    .innerJoin("money_transfers", "money_transfers.transfer_id", "money_entries.transfer_id")
    .select(["money_transfers.stamp", "money_transfers.reason", "money_transfers.reference", "money_entries.amount"])
    .where("money_accounts.user_id", "=", userID)
    .orderBy("money_transfers.transfer_id")
    .execute();
}
