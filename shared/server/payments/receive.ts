import { INVOICE_NUM } from "../../rules/payments/invoice-num.ts";
import type { PaymentEvent } from "../../rules/payments/payment-event.ts";
import { perform, type App, type Work } from "../platform/work.ts";
import type { PaymentProvider, ProviderName, Source } from "./provider.ts";
import { settleInvoice } from "./settle.ts";
import type { InvoiceID } from "./tables.ts";

/**
 * Stores what a provider's event says, each event once, and has it counted by a job in the same transaction: the same for one
 * that comes again.
 *
 * @returns false for what the provider didn't send: it changes nothing
 */
export async function receive(app: App, provider: PaymentProvider, source: Source & { raw: Buffer }): Promise<boolean> {
  const events = await provider.read(source);
  if (events === undefined) return false;
  if (events.length > 0) await perform(app, (work) => storeEvents(work, provider.name, events));
  return true;
}

/** The account with the provider may sell other things: what names an order names one of ours, or the payment alone. */
export const isOurs = ({ type, invoiceNum }: PaymentEvent): boolean =>
  invoiceNum === null ? type !== "paid" && type !== "failed" : INVOICE_NUM.test(invoiceNum);

/** Stores events that are not known yet, and has each counted. @returns how many were new */
export async function storeEvents(
  work: Work,
  provider: ProviderName,
  events: readonly PaymentEvent[],
): Promise<number> {
  const own = events.filter(isOurs);
  if (own.length === 0) return 0;
  let stored = 0;
  for (let from = 0; from < own.length; from += AT_ONCE)
    stored += await storeSome(work, provider, own.slice(from, from + AT_ONCE));
  return stored;
}

const AT_ONCE = 500;

async function storeSome(work: Work, provider: ProviderName, events: readonly PaymentEvent[]): Promise<number> {
  const rows = await work.trx
    .insertInto("payment_events")
    .values(
      events.map((event) => ({
        provider,
        event_id: event.eventID,
        type: event.type,
        body: JSON.stringify(event),
        payment_id: event.paymentID,
        invoice_id: null,
        stamp: work.now,
        handled_stamp: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .execute();
  for (const { event_id: eventID } of rows) work.job("settle-payment", { provider, eventID });
  return rows.length;
}

/**
 * Counts a stored event: finds its invoice, and settles that. An event of an invoice that isn't known waits, and is looked at
 * again; of nothing of ours it waits for ever, which an operator is told.
 */
export const settleEvent = (app: App, provider: ProviderName, eventID: string): Promise<void> =>
  perform(app, async (work) => {
    const invoiceID = await invoiceOf(work, provider, eventID);
    if (invoiceID !== undefined) await settleInvoice(work, app.config, invoiceID, eventID);
  });

/** The invoice of an event: by our number, by the checkout, or by the payment. */
async function invoiceOf({ trx }: Work, provider: ProviderName, eventID: string): Promise<InvoiceID | undefined> {
  const event = await trx
    .selectFrom("payment_events")
    .select(["body", "invoice_id"])
    .where("provider", "=", provider)
    .where("event_id", "=", eventID)
    .executeTakeFirst();
  if (!event) return undefined;
  if (event.invoice_id !== null) return event.invoice_id;
  const { invoiceNum, sessionID, paymentID } = event.body;
  const invoice = await trx
    .selectFrom("invoices")
    .select("invoice_id")
    .where("provider", "=", provider)
    .where((eb) =>
      eb.or([eb("invoice_num", "=", invoiceNum), eb("session_id", "=", sessionID), eb("payment_id", "=", paymentID)]),
    )
    .orderBy("invoice_id")
    .executeTakeFirst();
  return invoice?.invoice_id;
}
