import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { sayNoGiveBack } from "../../rules/payments/give-back.ts";
import type { App } from "../platform/work.ts";
import { whyNoGiveBack } from "./own-orders.ts";
import { ProviderAway, type PaymentProvider } from "./provider.ts";
import { ask } from "./reconcile.ts";

/**
 * Gives an unused order back within its days: the money goes where it came from. What was given goes as the provider says that
 * the money does, by the one way of all payments. Refuses: notFound, notReturnable, unavailable.
 *
 * @source rules What is given and taken: Refunds
 */
export async function giveBack(app: App, provider: PaymentProvider, userID: UserID, invoiceNum: string): Promise<void> {
  const order = await app.db
    .selectFrom("invoices")
    .select(["invoice_id", "payment_id", "provider", "session_id"])
    .where("invoice_num", "=", invoiceNum)
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (!order) throw new Refusal("notFound", "There's no such order.");
  const why = await whyNoGiveBack(app, userID, invoiceNum);
  if (why) throw new Refusal("notReturnable", sayNoGiveBack(why));
  if (order.payment_id === null || order.provider !== provider.name) {
    throw new Refusal("unavailable", "That order was paid in another way. Please write to us on the contact page.");
  }
  try {
    await provider.refund(order.payment_id, invoiceNum);
    await ask(app, provider, order);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    app.log.error({ err: error, invoiceNum }, "a payment could not be paid back");
    throw new Refusal("unavailable", "Paying back isn't possible just now. Please try again later.");
  }
}
