import { sql } from "kysely";

import { Refusal } from "../../refusal.ts";
import type { Work } from "../platform/work.ts";
import { payDebts, towardsDebts } from "./debts.ts";
import type { Payment } from "./payment.ts";
import { lockWallets } from "./wallet.ts";

/** Accounts without a stored balance: it is the sum of their entries, so that payments never wait for each other. */
export type Purse = "treasury" | "escrow";

/**
 * Pays people, once per reference. Of what comes, a debt is paid first. Their accounts are locked in the order of their ids. Refuses: notEnoughMoney.
 *
 * @returns the references that were paid by this call
 */
export async function pay(
  work: Work,
  payments: readonly Payment[],
  purse: Purse = "treasury",
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
  const wallets = await lockWallets(work, [...new Set(fresh.map(({ userID }) => userID))]);
  const other = await accountOf(work, purse);
  const changes = new Map<number, number>();
  const entries = fresh.flatMap(({ userID, amount, reference }) => {
    const account_id = wallets.get(userID)?.accountID;
    const transfer_id = transferOf.get(reference);
    if (account_id === undefined || transfer_id === undefined) throw new Error("a payment lost its account");
    changes.set(account_id, (changes.get(account_id) ?? 0) + amount);
    return [
      { transfer_id, account_id, amount },
      { transfer_id, account_id: other, amount: -amount },
    ];
  });
  for (const { userID } of fresh) work.changed(userID, "wallet");
  await addToBalances(work, changes);
  await trx.insertInto("money_entries").values(entries).execute();
  const towards = towardsDebts(fresh, wallets);
  await payDebts(work, towards);
  if (towards.length > 0) await pay(work, towards);
  return new Set(transferOf.keys());
}

/** @throws Refusal notEnoughMoney, ahead of the database's check constraint */
async function addToBalances({ trx }: Work, changes: ReadonlyMap<number, number>): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update money_accounts a set balance = balance + c.change
    from unnest(${[...changes.keys()]}::bigint[], ${[...changes.values()]}::bigint[]) as c (account_id, change)
    where a.account_id = c.account_id and balance + c.change >= 0`.execute(trx);
  if (numAffectedRows < changes.size) throw new Refusal("notEnoughMoney", "You don't have enough cash for that.");
}

/** Moves cash whose owner is gone from escrow to the treasury, once per reference. */
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
  const [escrow, treasury] = [await accountOf(work, "escrow"), await accountOf(work, "treasury")];
  await work.trx
    .insertInto("money_entries")
    .values([
      { transfer_id, account_id: escrow, amount: -amount },
      { transfer_id, account_id: treasury, amount },
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
