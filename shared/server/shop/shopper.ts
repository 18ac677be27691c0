import { sql } from "kysely";

import type { Purchases } from "../../contracts/economy/own-purchases.ts";
import type { UserID } from "../../ids.ts";
import type { Bought } from "../../rules/shop/returns.ts";
import { dayOf, type Stamp } from "../../units.ts";
import type { App, Work } from "../platform/work.ts";

/** What a player bought so far, as figures; undefined when the account is gone. @source core §3 User session */
export async function purchasesOf({ db }: Pick<App, "db">, userID: UserID): Promise<Purchases | undefined> {
  const figures = db
    .selectFrom("users as u")
    .leftJoin("shoppers as s", "s.user_id", "u.user_id")
    .select(["s.money_spent", "s.cash_purchases", "s.bundle_purchases", "s.last_purchase_stamp", "s.last_bundle_id"])
    .select(["s.visited_stamp", "s.asks_password"])
    .where("u.user_id", "=", userID)
    .executeTakeFirst();
  const [row, orders] = await Promise.all([figures, ordersOf(db, userID)]);
  const { gold, bundles, gifts, last_stamp: paidLast, last_receiver_id: receiver } = orders;
  const [shopLast, isPaidLast] = [row?.last_purchase_stamp ?? null, (paidLast ?? 0) > (row?.last_purchase_stamp ?? 0)];
  return (
    row && {
      moneySpent: row.money_spent ?? 0,
      lastPurchase: isPaidLast ? paidLast : shopLast,
      lastPurchaseUserID: isPaidLast ? receiver : shopLast === null ? null : userID,
      bundle: row.last_bundle_id,
      purchaseCounts: {
        cash: row.cash_purchases ?? 0,
        gold,
        bundle: (row.bundle_purchases ?? 0) + bundles,
        gift: gifts,
      },
      visitedShop: row.visited_stamp,
      asksPassword: row.asks_password ?? false,
    }
  );
}

interface OrderFigures {
  readonly gold: number;
  readonly bundles: number;
  readonly gifts: number;
  readonly last_stamp: Stamp | null;
  readonly last_receiver_id: UserID | null;
}

/** The same of what a player ordered for real money. */
async function ordersOf(db: App["db"], userID: UserID): Promise<OrderFigures> {
  const { rows } = await sql<OrderFigures>`
    select count(*) filter (where sku like 'gold%' and not is_gift)::integer as gold,
      count(*) filter (where sku like 'bundle%')::integer as bundles,
      count(*) filter (where is_gift)::integer as gifts,
      max(given_stamp) as last_stamp,
      (array_agg(receiver_id order by given_stamp desc))[1] as last_receiver_id
    from invoices where user_id = ${userID} and state = 'given'`.execute(db);
  const none = { gold: 0, bundles: 0, gifts: 0, last_stamp: null, last_receiver_id: null };
  return rows[0] ?? none;
}

/** A purchase as its figures count it. */
interface Counted {
  readonly type: Bought["type"];
  readonly id: number;
  readonly price: number;
}

/** Counts a purchase. The player is locked. */
export async function countPurchase({ trx, now }: Work, userID: UserID, { type, id, price }: Counted): Promise<void> {
  const bundles = Number(type === "bundle");
  const nitros = type === "nitros" ? id : 0;
  const today = dayOf(now);
  await sql`
    insert into shoppers as s (user_id, money_spent, cash_purchases, bundle_purchases, last_purchase_stamp,
      last_bundle_id, nitros_day, nitros_bought)
    values (${userID}, ${price}, ${1 - bundles}, ${bundles}, ${now}, ${type === "bundle" ? id : null}, ${today}, ${nitros})
    on conflict (user_id) do update set
      money_spent = s.money_spent + excluded.money_spent,
      cash_purchases = s.cash_purchases + excluded.cash_purchases,
      bundle_purchases = s.bundle_purchases + excluded.bundle_purchases,
      last_purchase_stamp = excluded.last_purchase_stamp,
      last_bundle_id = coalesce(excluded.last_bundle_id, s.last_bundle_id),
      nitros_day = excluded.nitros_day,
      nitros_bought = excluded.nitros_bought + case when s.nitros_day = excluded.nitros_day then s.nitros_bought else 0 end`.execute(
    trx,
  );
}

/** Takes a purchase that was given back off the figures. The player is locked. */
export async function uncountPurchase({ trx }: Work, userID: UserID, { type, price }: Counted): Promise<void> {
  const column = type === "bundle" ? "bundle_purchases" : "cash_purchases";
  await trx
    .updateTable("shoppers")
    .set((eb) => ({ money_spent: eb("money_spent", "-", price), [column]: eb(column, "-", 1) }))
    .where("user_id", "=", userID)
    .execute();
}
