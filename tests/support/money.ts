import { sql, type Kysely } from "kysely";
import { expect } from "vitest";

import type { Database } from "#shared/server/database.ts";

/** What is wrong with all the money: every figure is 0 while nothing is. */
export interface MoneyTrouble {
  /** What everybody has with what waits and what the house gave. */
  readonly total: number;
  /** Transfers whose entries do not sum to nothing. */
  readonly odd: number;
  /** Kept balances that are not what the entries say. */
  readonly kept: number;
  /** What escrow holds besides the gifts that wait. */
  readonly escrow: number;
  /** People who have less than nothing. */
  readonly owing: number;
}

const FINE: MoneyTrouble = { total: 0, odd: 0, kept: 0, escrow: 0, owing: 0 };

/** One look at all the money, in one moment. */
export async function lookAtMoney(db: Kysely<Database>): Promise<MoneyTrouble> {
  const { rows } = await sql<MoneyTrouble>`
    with sums as (
      select a.account_id, a.kind, a.balance, coalesce(sum(e.amount), 0) as sum
      from money_accounts a left join money_entries e using (account_id) group by a.account_id)
    select coalesce((select sum(sum) from sums), 0) as total,
      (select count(*) from (select 1 from money_entries group by transfer_id having sum(amount) <> 0) t) as odd,
      (select count(*) from sums where kind = 'person' and balance <> sum) as kept,
      coalesce((select sum from sums where kind = 'escrow'), 0)
        - (select coalesce(sum(amount), 0) from cash_gifts where ending is null) as escrow,
      (select count(*) from sums where kind = 'person' and balance < 0) as owing`.execute(db);
  return rows[0] ?? FINE;
}

export const isWhole = (money: MoneyTrouble): boolean => Object.values(money).every((figure) => figure === 0);

export async function expectBalanced(db: Kysely<Database>): Promise<void> {
  expect(await lookAtMoney(db)).toEqual(FINE);
}
