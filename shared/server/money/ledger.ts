import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Work } from "../work.ts";

/** Whose balance is not kept but is what its entries sum to, so that payments never wait for each other. */
export type Purse = "house" | "escrow";

/** Cash that comes from a purse (positive) or goes to it (negative), for one reason. */
export interface Payment {
  readonly userID: UserID;
  readonly amount: number;
  /** Unique for all time, such as `race:…`: however often it is asked for, it is paid once. */
  readonly reference: string;
  readonly reason: string;
}

/**
 * Pays people, each reference once. Their accounts are locked in the order of their ids.
 * Refuses: notEnoughMoney.
 *
 * @returns the references that were paid by this call
 */
export async function pay(
  work: Work,
  payments: readonly Payment[],
  purse: Purse = "house",
): Promise<ReadonlySet<string>> {
  const wanted = payments.filter(({ amount }) => amount !== 0);
  if (wanted.length === 0) return new Set();
  const { trx, now } = work;
  const transfers = await trx
    .insertInto("money_transfers")
    .values(wanted.map(({ reference, reason }) => ({ reference, reason, stamp: now })))
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning(["transfer_id", "reference"])
    .execute();
  if (transfers.length === 0) return new Set();
  const transferOf = new Map(transfers.map((row) => [row.reference, row.transfer_id]));
  const fresh = wanted.filter(({ reference }) => transferOf.has(reference));
  const accounts = await lockAccounts(work, [...new Set(fresh.map(({ userID }) => userID))]);
  const other = await accountOf(work, purse);
  const changes = new Map<number, number>();
  const entries = fresh.flatMap(({ userID, amount, reference }) => {
    const account_id = accounts.get(userID);
    const transfer_id = transferOf.get(reference);
    if (account_id === undefined || transfer_id === undefined) throw new Error("a payment lost its account");
    changes.set(account_id, (changes.get(account_id) ?? 0) + amount);
    return [
      { transfer_id, account_id, amount },
      { transfer_id, account_id: other, amount: -amount },
    ];
  });
  for (const [account, change] of changes) await addToBalance(work, account, change);
  await trx.insertInto("money_entries").values(entries).execute();
  return new Set(transferOf.keys());
}

/** @throws Refusal notEnoughMoney, before the database's own check would */
async function addToBalance({ trx }: Work, account_id: number, amount: number): Promise<void> {
  const changed = await trx
    .updateTable("money_accounts")
    .set({ balance: sql`balance + ${amount}` })
    .where("account_id", "=", account_id)
    .where(sql<boolean>`balance + ${amount} >= 0`)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Refusal("notEnoughMoney", "There is not enough cash for that.");
}

async function lockAccounts({ trx }: Work, users: readonly UserID[]): Promise<ReadonlyMap<UserID, number>> {
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

/** Moves cash that has no owner any more from escrow to the house, each reference once. */
export async function lapse(work: Work, lapsed: Omit<Payment, "userID">): Promise<void> {
  const { amount, reference, reason } = lapsed;
  const transfer = await work.trx
    .insertInto("money_transfers")
    .values({ reference, reason, stamp: work.now })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning("transfer_id")
    .executeTakeFirst();
  if (!transfer) return;
  const { transfer_id } = transfer;
  const [escrow, house] = [await accountOf(work, "escrow"), await accountOf(work, "house")];
  await work.trx
    .insertInto("money_entries")
    .values([
      { transfer_id, account_id: escrow, amount: -amount },
      { transfer_id, account_id: house, amount },
    ])
    .execute();
}

async function accountOf({ trx }: Work, purse: Purse): Promise<number> {
  const { account_id } = await trx
    .selectFrom("money_accounts")
    .select("account_id")
    .where("kind", "=", purse)
    .executeTakeFirstOrThrow();
  return account_id;
}
