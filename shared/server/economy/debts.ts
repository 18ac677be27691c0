import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import type { Payment } from "./payment.ts";

interface Debtor {
  readonly debt: number;
}

/** What of some payments goes on to the debts of those who are paid: never more than one owes, nor than what came. */
export function towardsDebts(payments: readonly Payment[], debtors: ReadonlyMap<UserID, Debtor>): readonly Payment[] {
  const left = new Map([...debtors].map(([userID, { debt }]) => [userID, debt]));
  return payments.flatMap(({ userID, amount, reference }) => {
    const debt = left.get(userID) ?? 0;
    const part = Math.min(debt, amount);
    if (part <= 0) return [];
    left.set(userID, debt - part);
    return [{ userID, amount: -part, reference: `debt:${reference}`, reason: "debt" }];
  });
}

/** Lessens debts by what is paid towards them. The accounts of those who owe are locked. */
export async function payDebts({ trx }: Work, towards: readonly Payment[]): Promise<void> {
  if (towards.length === 0) return;
  await sql`
    update debts d set amount = d.amount - p.paid
    from (select user_id, sum(paid) as paid
      from unnest(${towards.map(({ userID }) => userID)}::bigint[], ${towards.map(({ amount }) => -amount)}::bigint[])
        as each (user_id, paid) group by user_id) p
    where d.user_id = p.user_id`.execute(trx);
}

/** Adds to what a player owes. The player's account is locked. */
export async function addDebt({ trx }: Work, userID: UserID, amount: number): Promise<void> {
  if (amount === 0) return;
  await trx
    .insertInto("debts")
    .values({ user_id: userID, amount })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((eb) => ({ amount: eb("debts.amount", "+", amount) })),
    )
    .execute();
}
