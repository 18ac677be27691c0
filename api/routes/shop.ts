import * as contracts from "#shared/contracts/economy/shop.ts";
import type { UserID } from "#shared/ids.ts";
import type { Wish } from "#shared/rules/shop/offer.ts";
import { asOwner } from "#shared/server/accounts/recovery/owner.ts";
import { whileOpen } from "#shared/server/accounts/sessions/sessions.ts";
import { providerOf } from "#shared/server/payments/payments.ts";
import { perform, type App } from "#shared/server/platform/work.ts";
import { selfPartsOf } from "#shared/server/self/parts.ts";
import { buy } from "#shared/server/shop/buy.ts";
import { choosePassword } from "#shared/server/shop/password.ts";
import { returnPurchase } from "#shared/server/shop/return.ts";
import { shopOf } from "#shared/server/shop/shop.ts";
import { visitShop } from "#shared/server/shop/visit.ts";

import { route, type Asked } from "../route.ts";

const ownShop = (app: App, userID: UserID) => shopOf(app, userID, providerOf(app) !== undefined);

const afterwards = async (app: App, userID: UserID) => ({
  shop: await ownShop(app, userID),
  ...(await selfPartsOf(app, userID, ["wallet", "purchases"])),
});

const purchases = (app: App, userID: UserID) => selfPartsOf(app, userID, ["purchases"]);

async function sell({ app, identity, once }: Asked<unknown, unknown, unknown>, wish: Wish) {
  const sale = await once(whileOpen(identity, (work) => buy(work, app.config.site, identity.userID, wish)));
  return { ...sale, ...(await afterwards(app, identity.userID)) };
}

/** @source teams-shop-seasons §7 */
export const shopRoutes = [
  route(contracts.shop, async ({ app, identity: { userID } }) => ({ shop: await ownShop(app, userID) })),
  route(contracts.buyEventCar, (asked) => sell(asked, { starterCarID: asked.params.starterCarID })),
  route(contracts.buyCar, (asked) => sell(asked, { dlID: asked.params.dlID })),
  route(contracts.buyFromShop, (asked) => sell(asked, { srlID: asked.params.srlID })),
  route(contracts.returnPurchase, async ({ app, identity: { userID }, params: { purchaseID }, once }) => {
    const cash = await once((work) => returnPurchase(work, userID, purchaseID));
    return { purchaseID, cash, ...(await afterwards(app, userID)) };
  }),
  route(contracts.visitShop, async ({ app, identity: { userID } }) => {
    await perform(app, (work) => visitShop(work, userID));
    return purchases(app, userID);
  }),
  route(contracts.askPassword, async ({ app, identity, body: { asksPassword } }) => {
    await asOwner(app, identity, (work) => choosePassword(work, identity.userID, asksPassword));
    return purchases(app, identity.userID);
  }),
];
