import type { Order } from "../../contracts/economy/store-shapes.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { App } from "../platform/work.ts";
import { ownOrder } from "./own-orders.ts";
import { providerOf } from "./payments.ts";
import { ProviderAway } from "./provider.ts";
import { ask } from "./reconcile.ts";

/**
 * How an own order stands. While it is open, the provider is asked and what it says is counted: a late webhook keeps nobody
 * waiting. Refuses: notFound.
 */
export async function orderNow(app: App, userID: UserID, invoiceNum: string): Promise<Order> {
  const row = await app.db
    .selectFrom("invoices")
    .select(["invoice_id", "session_id", "state", "provider"])
    .where("invoice_num", "=", invoiceNum)
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (!row) throw new Refusal("notFound", "There's no such order.");
  const provider = providerOf(app);
  if (row.state === "open" && provider?.name === row.provider) {
    try {
      await ask(app, provider, row);
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      app.log.warn({ err: error, invoiceNum }, "the provider could not be asked for an order");
    }
  }
  const order = await ownOrder(app, userID, invoiceNum);
  if (!order) throw new Refusal("notFound", "There's no such order.");
  return order;
}
