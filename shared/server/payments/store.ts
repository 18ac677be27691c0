import { CASH_PRODUCTS, GOLD_PRODUCTS, type Currency, type Product } from "../../content/store.ts";
import type { NoBuying, StoreItem, StoreUser } from "../../contracts/economy/store-shapes.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { isEarly } from "../../rules/early.ts";
import {
  fullPriceOfBundle,
  paidOffersAt,
  percentOffBundle,
  productOfBundle,
  type PaidOffer,
} from "../../rules/payments/paid-bundles.ts";
import { byCash, storePriceOf } from "../../rules/payments/prices.ts";
import type { Stamp } from "../../units.ts";
import type { App } from "../platform/work.ts";
import { isGold } from "../players/gold.ts";
import { payerOf } from "./may-buy.ts";
import { providerOf, hasTestCheckout } from "./payments.ts";

type ProductType = Product["type"];

/** What is sold for real money, to a player, for a player. Whoever it is for is the buyer, or a friend. */
export async function storeOf(
  app: App,
  { buyerID, receiverID }: { buyerID: UserID; receiverID: UserID },
  type?: ProductType,
) {
  const now = app.nowStamp();
  const { currency } = app.config;
  const payer = await payerOf(app.db, app.config, buyerID, now);
  const user = await userOf(app, receiverID, now, receiverID === buyerID);
  const why: NoBuying | null =
    payer.why ??
    (providerOf(app) === undefined ? "noStore" : null) ??
    (receiverID !== buyerID && user.isLifetime ? "ownedAlready" : null);
  const isShut = why === "classSetting" || why === "noStore";
  const products = isShut
    ? []
    : [
        ...(user.isLifetime ? [] : GOLD_PRODUCTS.map((product) => itemFor(product, currency, now))),
        ...(receiverID === buyerID ? byCash(CASH_PRODUCTS).map((product) => itemFor(product, currency, now)) : []),
        ...(receiverID === buyerID
          ? paidOffersAt(now, payer.isGold)
              .map((offer) => bundleItem(offer, currency, now))
              .filter(({ goldDays }) => !user.isLifetime || goldDays === 0)
          : []),
      ];
  return {
    products: type === undefined ? products : products.filter((each) => each.type === type),
    currency,
    user,
    why,
    isTest: hasTestCheckout(app.config),
  };
}

function itemFor(product: Product, currency: Currency, now: Stamp): StoreItem {
  const { sku, type, name, gives } = product;
  return {
    SKU: sku,
    type,
    name,
    ...storePriceOf(product, currency, now),
    cashReward: gives.cash,
    ...gives,
    bundle: null,
  };
}

function bundleItem(
  { userBundleID, bundle, startStamp, endStamp }: PaidOffer,
  currency: Currency,
  now: Stamp,
): StoreItem {
  const product = productOfBundle(bundle);
  return {
    ...itemFor(product, currency, now),
    percentOff: percentOffBundle(bundle, currency),
    bundle: {
      userBundleID,
      description: bundle.description,
      fullPrice: fullPriceOfBundle(bundle, currency),
      withGold: product.gives.goldDays !== 0,
      themeHexCode: bundle.themeHexCode,
      shopImage: bundle.assetKey,
      startStamp,
      expiration: endStamp,
      isEarly: isEarly(startStamp, now),
    },
  };
}

async function userOf({ db }: App, userID: UserID, now: Stamp, isOwn: boolean): Promise<StoreUser> {
  const row = await db
    .selectFrom("users")
    .select(["username", "display_name", "membership", "gold_until_stamp"])
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (!row) throw new Refusal("notFound", "There's no such player.");
  return {
    username: row.username ?? "",
    displayName: row.display_name,
    membership: isGold(row, now) ? "gold" : "basic",
    goldUntil: isOwn ? row.gold_until_stamp : null,
    isLifetime: row.membership === "gold" && row.gold_until_stamp === null,
  };
}
