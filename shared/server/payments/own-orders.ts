import { sql, type Kysely, type Selectable } from "kysely";

import { lootByID } from "../../content/loot/catalog.ts";
import { SPENDING_DAYS } from "../../content/store.ts";
import type { Order, Spending } from "../../contracts/economy/store-shapes.ts";
import type { UserID } from "../../ids.ts";
import { usedDays, type GoldSpan } from "../../rules/account/gold-spans.ts";
import { GOLD_ACHIEVEMENTS } from "../../rules/achievements/gold-only.ts";
import { giveBackUntil, noGiveBack, type NoGiveBack } from "../../rules/payments/give-back.ts";
import { nameOfSku } from "../../rules/payments/names.ts";
import { before, days, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { App, Work } from "../platform/work.ts";
import type { PaymentTables } from "./tables.ts";

const SHOWN = 20;

type Row = Selectable<PaymentTables["invoices"]> & {
  readonly receiver_name: string | null;
  readonly balance: number | null;
  readonly has_used: boolean;
  /** All gold of the receiver that is left. */
  readonly spans: readonly GoldSpan[];
  readonly has_sold: boolean;
};

/** What gold pays for or opens, since it came: races, rewards of the season's golden road, cash gifts. */
const hasUsed = sql<boolean>`(
  exists (select 1 from race_results r where r.user_id = invoices.receiver_id
    and r.started_stamp >= invoices.given_stamp)
  or exists (select 1 from grants g where g.user_id = invoices.receiver_id
    and g.stamp >= invoices.given_stamp and g.reason = 'race')
  or exists (select 1 from cash_gifts c where c.sender_id = invoices.receiver_id
    and c.sent_stamp >= invoices.given_stamp)
  or exists (select 1 from achievements a where a.user_id = invoices.receiver_id
    and a.earned_stamp >= invoices.given_stamp and a.achievement_id = any(${GOLD_ACHIEVEMENTS}::integer[])))`;
const spans = sql<readonly GoldSpan[]>`coalesce((
  select json_agg(json_build_object('reference', s.reference, 'days', s.days, 'stamp', s.stamp)) from gold_spans s
  where s.user_id = invoices.receiver_id and s.revoked_stamp is null), '[]')`;
/** A car that came with it was sold. */
const hasSold = sql<boolean>`exists (select 1 from owned_cars o where o.user_id = invoices.receiver_id
  and o.reference = 'invoice:' || invoices.invoice_id and o.state = 'sold')`;

const columns = (db: Kysely<Database>) =>
  db
    .selectFrom("invoices")
    .leftJoin("users as receiver", "receiver.user_id", "invoices.receiver_id")
    .leftJoin("money_accounts", "money_accounts.user_id", "invoices.receiver_id")
    .selectAll("invoices")
    .select(["receiver.display_name as receiver_name", "money_accounts.balance"])
    .select([hasUsed.as("has_used"), hasSold.as("has_sold"), spans.as("spans")]);

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
export async function whyNoGiveBack(
  { trx, now }: Pick<Work, "trx" | "now">,
  userID: UserID,
  invoiceNum: string,
): Promise<NoGiveBack | undefined> {
  const row = await columns(trx)
    .where("invoices.user_id", "=", userID)
    .where("invoice_num", "=", invoiceNum)
    .executeTakeFirst();
  return row ? noBack(row, now) : "notGiven";
}

/** Gold that waits for the end of other gold pays for nothing yet. */
const hasBegun = ({ spans: all, invoice_id: invoiceID }: Row, now: Stamp): boolean =>
  usedDays(all, `invoice:${invoiceID}`, now) > 0;

const noBack = (row: Row, now: Stamp): NoGiveBack | undefined =>
  noGiveBack(
    {
      state: row.state,
      givenStamp: row.given_stamp,
      isUsed: row.has_sold || (row.has_used && hasBegun(row, now)),
      hasCash: (row.balance ?? 0) >= row.cash_given,
      // What only gold lets anybody wear is nothing without it.
      hasThings: row.gives.loot.some((lootID) => lootByID(lootID)?.goldOnly !== true),
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
export async function spendingOf(app: App, userID: UserID): Promise<Spending> {
  const { currency } = app.config;
  const { spent } = await app.db
    .selectFrom("invoices")
    .select((eb) => eb.fn.sum<string | null>(eb("price_minor", "-", eb.ref("refunded_minor"))).as("spent"))
    .where("user_id", "=", userID)
    .where("paid_stamp", ">", before(app.nowStamp(), days(SPENDING_DAYS)))
    .where("currency", "=", currency)
    .where("state", "in", ["given", "paid"])
    .executeTakeFirstOrThrow();
  return { days: SPENDING_DAYS, spent: Number(spent ?? 0), currency };
}
