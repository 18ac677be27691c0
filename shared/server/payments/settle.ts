import type { Selectable } from "kysely";

import type { Currency } from "../../content/store.ts";
import type { UserID } from "../../ids.ts";
import {
  dueFor,
  factsOf,
  keptShare,
  nextState,
  paymentOf,
  type InvoiceState,
} from "../../rules/payments/next-state.ts";
import type { Config } from "../platform/config.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { bringInLine, giveFirst } from "./give.ts";
import type { ProviderName } from "./provider.ts";
import { writeReceipt } from "./receipts.ts";
import type { InvoiceID, PaymentTables } from "./tables.ts";

const ENDS: ReadonlySet<InvoiceState> = new Set<InvoiceState>(["expired", "refunded"]);

/**
 * Brings an invoice in line with all that the provider ever said of it: what was paid for is given, what was taken back is
 * taken, each once. The one way for webhook, success page and reconciliation; events in whatever order, doubled or late, come
 * to the same.
 *
 * @param eventID of an event that belongs to it
 * @source growth §5 Store, payments
 */
export async function settleInvoice(work: Work, config: Config, invoiceID: InvoiceID, eventID?: string): Promise<void> {
  const invoice = await lockInvoice(work, invoiceID);
  const { given_stamp: given } = invoice;
  const asked = { priceMinor: invoice.priceMinor, currency: invoice.currency };
  const events = await ownEvents(work, invoice, eventID);
  const facts = factsOf(events, asked);
  const share = keptShare(facts, asked);
  const receiver = invoice.receiverID;
  const state = nextState(facts, asked, receiver !== null || given !== null);
  if (receiver !== null && share > 0 && given === null) {
    await giveFirst(work, { ...invoice, receiver });
    await writeReceipt(work, config, invoice);
  }
  // What was given is all of it at first.
  const had = given === null ? 1 : shareOf(invoice);
  if (receiver !== null && share !== had && (share > 0 || given !== null)) {
    await bringInLine(work, invoiceID, { ...invoice, receiver }, dueFor(invoice.gives, share));
  }
  const isGiven = receiver !== null && share > 0;
  await work.trx
    .updateTable("invoices")
    .set({
      state,
      payment_id: invoice.paymentID ?? paymentOf(events, asked),
      refunded_minor: facts.refundedMinor,
      paid_stamp: invoice.paid_stamp ?? (facts.isPaid ? work.now : null),
      given_stamp: given ?? (isGiven ? work.now : null),
      ended_stamp: ENDS.has(state) ? (invoice.ended_stamp ?? work.now) : null,
    })
    .where("invoice_id", "=", invoiceID)
    .execute();
  await markHandled(work, invoiceID);
  if (state !== invoice.state) for (const userID of invoice.parties) work.changed(userID, "shop");
}

/** How much of the price was there as the invoice was settled last. */
const shareOf = ({
  state,
  refunded_minor: refunded,
  price_minor: price,
}: Selectable<PaymentTables["invoices"]>): number => (state === "given" ? (price - refunded) / price : 0);

/** Locks an invoice after the people in it. Who is a bot, or erased, is nobody to give to. */
export async function lockInvoice(work: Work, invoiceID: InvoiceID) {
  const { trx } = work;
  const before = await trx
    .selectFrom("invoices")
    .select(["user_id", "receiver_id"])
    .where("invoice_id", "=", invoiceID)
    .executeTakeFirstOrThrow();
  const wanted = [before.user_id, before.receiver_id].filter((each) => each !== null);
  const people = await lockPlayers(work, wanted, ["user_id", "is_bot"], "change");
  const row = await trx
    .selectFrom("invoices")
    .selectAll()
    .where("invoice_id", "=", invoiceID)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isThere = (userID: UserID | null): boolean => people.some(({ user_id }) => user_id === userID);
  const isBot = people.some(({ user_id, is_bot: bot }) => user_id === row.receiver_id && bot);
  return {
    ...row,
    invoiceID,
    priceMinor: row.price_minor,
    paymentID: row.payment_id,
    buyerID: isThere(row.user_id) ? row.user_id : null,
    receiverID: isThere(row.receiver_id) && !isBot ? row.receiver_id : null,
    parties: people.map(({ user_id }) => user_id),
  };
}

interface Named {
  readonly invoiceID: InvoiceID;
  readonly provider: ProviderName;
  readonly paymentID: string | null;
  readonly priceMinor: number;
  readonly currency: Currency;
}

/** All events of an invoice: the one that brought us here, and those that only name its payment and came before that was known. */
async function ownEvents(
  { trx }: Work,
  { invoiceID, provider, paymentID, ...asked }: Named,
  eventID: string | undefined,
) {
  const adopt = async (column: "event_id" | "payment_id", value: string | null | undefined): Promise<void> => {
    if (value === null || value === undefined) return;
    await trx
      .updateTable("payment_events")
      .set({ invoice_id: invoiceID })
      .where("provider", "=", provider)
      .where(column, "=", value)
      .where("invoice_id", "is", null)
      .execute();
  };
  const read = async () =>
    (
      await trx
        .selectFrom("payment_events")
        .select("body")
        .where("invoice_id", "=", invoiceID)
        .orderBy("event_id")
        .execute()
    ).map(({ body }) => body);
  await adopt("event_id", eventID);
  const events = await read();
  const payment = paymentID ?? paymentOf(events, asked);
  if (payment === null) return events;
  await adopt("payment_id", payment);
  return read();
}

const markHandled = ({ trx, now }: Work, invoiceID: InvoiceID) =>
  trx
    .updateTable("payment_events")
    .set({ handled_stamp: now })
    .where("invoice_id", "=", invoiceID)
    .where("handled_stamp", "is", null)
    .execute();
