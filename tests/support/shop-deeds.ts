import { CALLS } from "#shared/contracts/calls.ts";
import type { CarID } from "#shared/ids.ts";

import { PASSWORD, type Visitor } from "./visitor.ts";

/** The cheapest car of the dealership. */
export const ZIP = 12 as CarID;

const buys = (one: Visitor) => one.get(CALLS.buyCar, { params: { dlID: ZIP } });

/** What somebody does in the shop, for each of its calls that the player's other pages must hear of. */
export const SHOP_DEEDS = {
  buyCar: { act: buys },
  buyFromShop: { act: (one: Visitor) => one.get(CALLS.buyFromShop, { params: { srlID: 30_000 } }) },
  returnPurchase: {
    first: buys,
    async act(one: Visitor) {
      const { shop } = await one.get(CALLS.shop);
      const [bought] = shop.purchases;
      return one.get(CALLS.returnPurchase, { params: { purchaseID: bought?.purchaseID ?? 0 } });
    },
  },
  visitShop: { act: (one: Visitor) => one.get(CALLS.visitShop) },
  askPassword: {
    act: (one: Visitor) => one.get(CALLS.askPassword, { body: { asksPassword: true, password: PASSWORD } }),
  },
};
