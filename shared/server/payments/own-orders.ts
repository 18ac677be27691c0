import { sql, type Selectable } from "kysely";

import { SPENDING_DAYS } from "../../content/store.ts";
import type { Order, Spending } from "../../contracts/economy/store-shapes.ts";
import type { UserID } from "../../ids.ts";
import { giveBackUntil, noGiveBack, type NoGiveBack } from "../../rules/payments/give-back.ts";
import { nameOfSku } from "../../rules/payments/names.ts";
import { before, days, type Stamp } from "../../units.ts";
import type { App } from "../platform/work.ts";
import type { PaymentTables } from "./tables.ts";

const SHOWN = 20;

type Row = Selectable<PaymentTables["invoices"]> & {
  readonly receiver_name: string | null;
  readonly balance: number | null;
  readonly has_raced: boolean;
};

const columns = (db: App["db"]) =>
  db
    .selectFrom("invoices")
    .leftJoin("users as receiver", "receiver.user_id", "invoices.receiver_id")
    .leftJoin("money_accounts", "money_accounts.user_id", "invoices.receiver_id")
    .selectAll("invoices")
    .select(["receiver.display_name as receiver_name", "money_accounts.balance"])
    .select(
      sql<boolean>`exists (select 1 from race_results r where r.user_id = invoices.receiver_id
        and r.started_stamp >= invoices.given_stamp)`.as("has_raced"),
    );

/** A player's own orders, the newest first. */
export async function ordersOf(app: App, userID: UserID): Promise<readonly Order[]> {
  const rows = await columns(app.db)
    .where("invoices.user_id", "=", userID)
    .orderBy("invoice_id", "desc")
    .limit(SHOWN)
    .execute();
  return rows.map((row) => orderFrom(row, app.nowStamp()));
}

/** One of them; undefined for somebody else's. */
export async function ownOrder(app: App, userID: UserID, invoiceNum: string): Promise<Order | undefined> {
  const row = await columns(app.db)
    .where("invoices.user_id", "=", userID)
    .where("invoice_num", "=", invoiceNum)
    .executeTakeFirst();
  return row && orderFrom(row, app.nowStamp());
}

/** Why an own order can't be given back; undefined when it can. */
export async function whyNoGiveBack(app: App, userID: UserID, invoiceNum: string): Promise<NoGiveBack | undefined> {
  const row = await columns(app.db)
    .where("invoices.user_id", "=", userID)
    .where("invoice_num", "=", invoiceNum)
    .executeTakeFirst();
  return row ? noBack(row, app.nowStamp()) : "notGiven";
}

const noBack = (row: Row, now: Stamp): NoGiveBack | undefined =>
  noGiveBack(
    {
      state: row.state,
      givenStamp: row.given_stamp,
      isUsed: row.gives.goldDays !== 0 && row.has_raced,
      hasCash: (row.balance ?? 0) >= row.cash_given,
      hasThings: row.gives.loot.length > 0,
    },
    now,
  );

function orderFrom(row: Row, now: Stamp): Order {
  const { gives, price_minor: price, refunded_minor: refunded } = row;
  const why = noBack(row, now);
  return {
    invoiceNum: row.invoice_num,
    SKU: row.sku,
    name: nameOfSku(row.sku),
    state: row.state,
    price,
    refunded,
    currency: row.currency,
    goldDays: gives.goldDays,
    cash: gives.cash,
    cars: gives.cars,
    loot: gives.loot,
    isGift: row.is_gift,
    toName: row.is_gift ? row.receiver_name : null,
    message: row.message,
    createdStamp: row.created_stamp,
    givenStamp: row.given_stamp,
    returnableUntil: why === undefined && row.given_stamp !== null ? giveBackUntil(row.given_stamp) : null,
  };
}

/** What a player paid lately, without what went back. */
export async function spendingOf({ db, config, nowStamp }: App, userID: UserID): Promise<Spending> {
  const { spent } = await db
    .selectFrom("invoices")
    .select((eb) => eb.fn.sum<string | null>(eb("price_minor", "-", eb.ref("refunded_minor"))).as("spent"))
    .where("user_id", "=", userID)
    .where("paid_stamp", ">", before(nowStamp(), days(SPENDING_DAYS)))
    .where("currency", "=", config.currency)
    .executeTakeFirstOrThrow();
  return { days: SPENDING_DAYS, spent: Number(spent ?? 0), currency: config.currency };
}
