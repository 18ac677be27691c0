import { Refusal } from "../../refusal.ts";
import { nameOfSku } from "../../rules/payments/names.ts";
import { page } from "../mail/emails.ts";
import type { App } from "../platform/work.ts";
import { mustBeAllowed } from "./may-buy.ts";
import { ProviderAway, type Checkout, type PaymentProvider } from "./provider.ts";

/**
 * Opens the provider's checkout of an order. Asked again, also after a fall in between, it is the same one. Refuses: unavailable, notFound,
 * classSetting, consentNeeded.
 */
export async function openCheckout(app: App, provider: PaymentProvider, invoiceNum: string): Promise<Checkout> {
  const order = await app.db
    .selectFrom("invoices")
    .select(["invoice_id", "user_id", "sku", "price_minor", "currency", "state", "created_stamp"])
    .where("invoice_num", "=", invoiceNum)
    .executeTakeFirstOrThrow();
  if (order.user_id === null) throw new Refusal("notFound", "There's no such order.");
  // A parent may have taken the yes back since, and a class may have come.
  await mustBeAllowed(app.db, app.config, order.user_id, app.nowStamp());
  if (order.state !== "open") throw new Refusal("alreadyDone", "That order isn't open any more.");
  try {
    const checkout = await provider.open({
      invoiceNum,
      name: nameOfSku(order.sku),
      priceMinor: order.price_minor,
      currency: order.currency,
      successUrl: page(app.config, `/store/success#${invoiceNum}`),
      createdStamp: order.created_stamp,
      cancelUrl: page(app.config, `/store/gold#${invoiceNum}`),
    });
    await app.db
      .updateTable("invoices")
      .set({ session_id: checkout.sessionID })
      .where("invoice_id", "=", order.invoice_id)
      .execute();
    return checkout;
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    app.log.error({ err: error, invoiceNum }, "a checkout could not be opened");
    throw new Refusal("unavailable", "Paying isn't possible just now. Nothing was charged. Please try again later.");
  }
}
