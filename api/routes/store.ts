import * as contracts from "#shared/contracts/economy/store.ts";
import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { whileOpen } from "#shared/server/accounts/sessions/sessions.ts";
import { openCheckout } from "#shared/server/payments/checkout.ts";
import { friendNamed } from "#shared/server/payments/friend-named.ts";
import { refuseInClass } from "#shared/server/payments/may-buy.ts";
import { orderNow } from "#shared/server/payments/order-now.ts";
import { writeOrder } from "#shared/server/payments/orders.ts";
import { ordersOf, ownOrder, spendingOf } from "#shared/server/payments/own-orders.ts";
import { providerOf } from "#shared/server/payments/payments.ts";
import { returnOrder } from "#shared/server/payments/return-order.ts";
import { storeOf } from "#shared/server/payments/store.ts";
import type { App } from "#shared/server/platform/work.ts";

import { route } from "../route.ts";

const partiesOf = async (app: App, buyerID: UserID, username: string | undefined) => ({
  buyerID,
  receiverID: username === undefined || username === "" ? buyerID : await friendNamed(app.db, buyerID, username),
});

function providerHere(app: App) {
  const provider = providerOf(app);
  if (!provider) throw new Refusal("unavailable", "Nothing is sold for real money on this site.");
  return provider;
}

/** @source core §7, teams-shop-seasons §7 */
export const storeRoutes = [
  route(contracts.storeProducts, async ({ app, identity: { userID }, body: { username, type } }) => {
    const store = await storeOf(app, await partiesOf(app, userID, username), type);
    return { ...store, spending: store.why === "classSetting" ? null : await spendingOf(app, userID) };
  }),
  route(contracts.createSession, async ({ app, identity, body, once }) => {
    const provider = providerHere(app);
    const parties = await partiesOf(app, identity.userID, body.username);
    const wish = { sku: body.SKU, userBundleID: body.userBundleID, message: body.message };
    const invoiceNum = await once(
      whileOpen(identity, (work) => writeOrder(work, app.config, provider.name, parties, wish)),
    );
    return { invoiceNum, ...(await openCheckout(app, provider, invoiceNum)) };
  }),
  route(contracts.paymentTransaction, async ({ app, identity: { userID }, params: { id } }) => {
    await refuseInClass(app, userID);
    return { order: await orderNow(app, userID, id) };
  }),
  route(contracts.ownOrders, async ({ app, identity: { userID } }) => {
    await refuseInClass(app, userID);
    return { orders: await ordersOf(app, userID), spending: await spendingOf(app, userID) };
  }),
  route(contracts.returnOrder, async ({ app, identity: { userID }, params: { invoiceNum } }) => {
    await refuseInClass(app, userID);
    await returnOrder(app, providerHere(app), userID, invoiceNum);
    const order = await ownOrder(app, userID, invoiceNum);
    if (!order) throw new Refusal("notFound", "There's no such order.");
    return { order };
  }),
];
