import { sql, type Kysely } from "kysely";

import { RETURN_EVENT, type PaymentEvent } from "../../rules/payments/payment-event.ts";
import { before, dayOf, days, startOf, type Day, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { PaymentProvider, ProviderName } from "./provider.ts";
import { isOurs } from "./receive.ts";

/** The money of a day, by what the provider said of it, in the smallest unit of its currency. */
export interface DaySum {
  readonly day: Day;
  readonly currency: string;
  readonly paid: number;
  readonly refunded: number;
}

interface Told {
  readonly event: PaymentEvent;
  /** Of the payment: what its own refunds were before. */
  readonly currency: string | null;
}

/** The day's sums of what a provider says, by its own times. Refunds are told as sums so far: each counts for what it adds. */
function sumsOf(told: readonly Told[]): readonly DaySum[] {
  const sums = new Map<string, { day: Day; currency: string; paid: number; refunded: number }>();
  const back = new Map<string, number>();
  for (const { event, currency } of told.toSorted((one, other) => one.event.stamp - other.event.stamp)) {
    const day = dayOf(event.stamp);
    const at = event.currency ?? currency ?? "?";
    const sum = sums.get(`${day} ${at}`) ?? { day, currency: at, paid: 0, refunded: 0 };
    if (event.type === "paid") sum.paid += event.amountMinor ?? 0;
    if (event.type === "refunded") {
      const payment = event.paymentID ?? "";
      const so = event.refundedMinor ?? 0;
      sum.refunded += Math.max(0, so - (back.get(payment) ?? 0));
      back.set(payment, Math.max(so, back.get(payment) ?? 0));
    }
    sums.set(`${day} ${at}`, sum);
  }
  return [...sums.values()].filter(({ paid, refunded }) => paid + refunded > 0);
}

/** Of some events, those that are told once: a checkout that was asked says the same as its events, under another name. */
const once = (events: readonly Told[]): readonly Told[] => [
  ...new Map(
    events.map((each) => {
      const { type, paymentID, sessionID, refundedMinor } = each.event;
      return [`${type} ${paymentID ?? sessionID} ${refundedMinor}`, each];
    }),
  ).values(),
];

/** A day on which our books and the provider's differ. */
export interface DayCompared extends DaySum {
  /** What the provider says; ours stand in the sum itself. */
  readonly theirs: { readonly paid: number; readonly refunded: number };
  readonly agree: boolean;
}

/**
 * Our sums of the last days beside the provider's own.
 *
 * @throws ProviderAway
 */
export async function compareDays(
  db: Kysely<Database>,
  provider: PaymentProvider,
  now: Stamp,
  dayCount: number,
): Promise<readonly DayCompared[]> {
  const since = startOf(dayOf(before(now, days(dayCount - 1))));
  const ours = await toldSince(db, provider.name, since);
  const events = await ownAmong(db, provider.name, (await provider.read({ since })) ?? []);
  // Refunds don't always say a currency: their payment does.
  const currencies = new Map([
    ...events.flatMap(({ paymentID, currency }) => (currency === null ? [] : [[paymentID, currency] as const])),
    ...ours.map(({ event, currency }) => [event.paymentID, currency] as const),
  ]);
  const theirs = events.map((event) => ({ event, currency: currencies.get(event.paymentID) ?? null }));
  const [own, foreign] = [sumsOf(once(ours)), sumsOf(once(theirs))];
  const keys = new Set([...own, ...foreign].map(({ day, currency }) => `${day} ${currency}`));
  return [...keys].toSorted().map((key) => {
    const [day = "0", currency = "?"] = key.split(" ");
    const of = (sums: readonly DaySum[]) => sums.find((each) => `${each.day} ${each.currency}` === key);
    const { paid = 0, refunded = 0 } = of(own) ?? {};
    const other = { paid: of(foreign)?.paid ?? 0, refunded: of(foreign)?.refunded ?? 0 };
    return {
      day: Number(day) as Day,
      currency,
      paid,
      refunded,
      theirs: other,
      agree: paid === other.paid && refunded === other.refunded,
    };
  });
}

/** The account may sell other things: of refunds, only those of a payment of ours. */
async function ownAmong(
  db: Kysely<Database>,
  provider: ProviderName,
  events: readonly PaymentEvent[],
): Promise<readonly PaymentEvent[]> {
  const named = events.filter(isOurs);
  const paymentIDs = named.flatMap(({ paymentID }) => paymentID ?? []);
  const rows =
    paymentIDs.length === 0
      ? []
      : await db
          .selectFrom("invoices")
          .select("payment_id")
          .where("provider", "=", provider)
          .where("payment_id", "in", paymentIDs)
          .execute();
  const ours = new Set([
    ...rows.map(({ payment_id }) => payment_id),
    ...named.flatMap(({ type, paymentID }) => (type === "paid" ? [paymentID] : [])),
  ]);
  return named.filter(
    ({ type, paymentID, invoiceNum }) => type !== "refunded" || invoiceNum !== null || ours.has(paymentID),
  );
}

async function toldSince(db: Kysely<Database>, provider: ProviderName, since: Stamp): Promise<readonly Told[]> {
  const rows = await db
    .selectFrom("payment_events")
    .innerJoin("invoices", "invoices.invoice_id", "payment_events.invoice_id")
    .select(["body", "currency"])
    .where("payment_events.provider", "=", provider)
    .where(sql<number>`(body ->> 'stamp')::bigint`, ">=", since)
    .where("payment_events.stamp", ">=", since)
    .where("event_id", "not like", `${RETURN_EVENT}%`)
    // The provider's own events say last when it was.
    .orderBy("event_id", "desc")
    .execute();
  return rows.map(({ body, currency }) => ({ event: body, currency }));
}

/** What needs a look of an operator. */
export interface PaymentTrouble {
  /** Events that belong to no order since an hour and more. */
  readonly unreadEvents: number;
  /** Orders that wait for longer than they may. */
  readonly waitingOrders: number;
  /** Orders that are paid, and have nobody to give to. */
  readonly paidToNobody: number;
}

export async function paymentTrouble(db: Kysely<Database>, now: Stamp): Promise<PaymentTrouble> {
  const { rows } = await sql<PaymentTrouble>`
    select
      (select count(*) from payment_events where handled_stamp is null and stamp < ${now - HOUR_S}) as "unreadEvents",
      (select count(*) from invoices where state = 'open' and created_stamp < ${now - LATE_S}) as "waitingOrders",
      (select count(*) from invoices where state = 'paid') as "paidToNobody"`.execute(db);
  const { unreadEvents = 0, waitingOrders = 0, paidToNobody = 0 } = rows[0] ?? {};
  return { unreadEvents, waitingOrders, paidToNobody };
}

const HOUR_S = 3_600;
/** A day, and the hour until the provider is asked. */
const LATE_S = 26 * HOUR_S;
