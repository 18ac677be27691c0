import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { sayNoGiveBack } from "../../rules/payments/give-back.ts";
import { RETURN_EVENT } from "../../rules/payments/payment-event.ts";
import type { Stamp } from "../../units.ts";
import { logFailure, perform, type App, type Work } from "../platform/work.ts";
import { whyNoGiveBack } from "./own-orders.ts";
import { ProviderAway, ProviderRefuses, type PaymentProvider } from "./provider.ts";
import { ask } from "./reconcile.ts";
import { lockInvoice, settleInvoice } from "./settle.ts";
import type { InvoiceID } from "./tables.ts";

interface Returning {
  readonly invoice_id: InvoiceID;
  readonly invoice_num: string;
  readonly session_id: string | null;
  readonly payment_id: string;
  readonly turn: number;
}

/** The name of our own event: an order whose refund failed may be given back again. */
const eventOf = ({ invoice_num, turn }: Pick<Returning, "invoice_num" | "turn">): string =>
  `${RETURN_EVENT}${invoice_num}:${turn}`;

/**
 * Gives an unused order back within its days. What was given goes first, in the same moment in which it is looked at: nobody
 * spends it while the provider is asked. Then the money goes where it came from; a provider that says no undoes the first. A
 * process that falls in between is made good by `payBackReturned`.
 * Refuses: notFound, notReturnable, unavailable.
 *
 * @source rules What is given and taken: Refunds
 */
export async function returnOrder(
  app: App,
  provider: PaymentProvider,
  userID: UserID,
  invoiceNum: string,
): Promise<void> {
  const order = await perform(app, (work) => takeBack(work, app, provider, userID, invoiceNum));
  try {
    await provider.refund(order.payment_id, { invoiceNum, turn: order.turn });
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    app.log.error({ err: error, invoiceNum }, "a payment could not be paid back");
    await perform(app, (work) => undo(work, app, provider, order));
    throw new Refusal("unavailable", "Paying back isn't possible just now. Please try again later.");
  }
  await ask(app, provider, order).catch((error: unknown) => {
    if (!(error instanceof ProviderAway)) throw error;
    app.log.warn({ err: error, invoiceNum }, "the provider could not be asked for an order that was paid back");
  });
}

/** Notes that all of the price goes back, and takes what it gave. */
async function takeBack(
  work: Work,
  app: App,
  provider: PaymentProvider,
  userID: UserID,
  invoiceNum: string,
): Promise<Returning> {
  const found = await work.trx
    .selectFrom("invoices")
    .select("invoice_id")
    .where("invoice_num", "=", invoiceNum)
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (!found) throw new Refusal("notFound", "There's no such order.");
  const order = await lockInvoice(work, found.invoice_id);
  const why = await whyNoGiveBack(work, userID, invoiceNum);
  if (why) throw new Refusal("notReturnable", sayNoGiveBack(why));
  const { payment_id, provider: paidBy, turn, session_id, price_minor: refundedMinor } = order;
  if (payment_id === null || paidBy !== provider.name) {
    throw new Refusal("unavailable", "That order was paid in another way. Please write to us on the contact page.");
  }
  const eventID = eventOf(order);
  const body = {
    eventID,
    type: "refunded",
    invoiceNum,
    sessionID: null,
    paymentID: payment_id,
    amountMinor: null,
    currency: null,
    refundedMinor,
    stamp: await afterAll(work, found.invoice_id),
  };
  await work.trx
    .insertInto("payment_events")
    .values({
      provider: paidBy,
      event_id: eventID,
      type: "refunded",
      body: JSON.stringify(body),
      payment_id,
      invoice_id: found.invoice_id,
      stamp: work.now,
      handled_stamp: null,
    })
    .execute();
  await settleInvoice(work, app.config, found.invoice_id);
  return { invoice_id: found.invoice_id, invoice_num: invoiceNum, session_id, payment_id, turn };
}

/** Later than all that was said of an order, also by a provider whose clock is ahead. */
async function afterAll({ trx, now }: Work, invoiceID: InvoiceID): Promise<Stamp> {
  const said = await trx.selectFrom("payment_events").select("body").where("invoice_id", "=", invoiceID).execute();
  return Math.max(now, ...said.map(({ body }) => body.stamp + 1)) as Stamp;
}

/** The provider said no: the order stands as before. */
async function undo(work: Work, app: App, { name }: PaymentProvider, order: Returning): Promise<void> {
  await lockInvoice(work, order.invoice_id);
  await work.trx
    .deleteFrom("payment_events")
    .where("provider", "=", name)
    .where("event_id", "=", eventOf(order))
    .execute();
  await settleInvoice(work, app.config, order.invoice_id);
}

/**
 * Pays back orders that were given back, and of which the provider has said nothing since: a process fell before it could ask.
 * One by one: one that fails keeps none of the others.
 */
export async function payBackReturned(app: App, provider: PaymentProvider): Promise<number> {
  const returned = await app.db
    .selectFrom("payment_events as e")
    .innerJoin("invoices as i", "i.invoice_id", "e.invoice_id")
    .select(["i.invoice_num", "i.payment_id", "i.session_id", "i.invoice_id", "e.event_id"])
    .where("e.provider", "=", provider.name)
    .where("e.event_id", "like", `${RETURN_EVENT}%`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("payment_events as said")
            .select("said.event_id")
            .whereRef("said.invoice_id", "=", "e.invoice_id")
            .whereRef("said.stamp", ">=", "e.stamp")
            .where("said.type", "=", "refunded")
            .where("said.event_id", "not like", `${RETURN_EVENT}%`),
        ),
      ),
    )
    .orderBy("e.stamp")
    .execute();
  let paidBack = 0;
  for (const { payment_id, event_id: eventID, ...order } of returned) {
    if (payment_id === null) continue;
    const turn = Number(eventID.split(":").at(-1));
    try {
      await provider.refund(payment_id, { invoiceNum: order.invoice_num, turn });
      paidBack++;
      await ask(app, provider, order);
    } catch (error) {
      if (error instanceof ProviderRefuses)
        await perform(app, (work) => undo(work, app, provider, { ...order, payment_id, turn }));
      else if (!(error instanceof ProviderAway)) throw error;
      logFailure(app, error, "an order that was given back could not be paid back", { invoiceNum: order.invoice_num });
    }
  }
  return paidBack;
}
