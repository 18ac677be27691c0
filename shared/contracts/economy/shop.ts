import { z } from "zod";

import { RETURN_MINUTES } from "../../content/shop.ts";
import type { CarID } from "../../ids.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { password } from "../fields.ts";
import { SelfParts } from "../self.ts";
import { cash, Hindrance, itemID, itemType, Shop } from "./shop-shapes.ts";

const ownParts = SelfParts.pick({ wallet: true, purchases: true }).shape;
const limit = { max: 60, perMs: minutes(1) } as const;
const pathID = z.coerce.number().int().min(1);

export const shop = call({
  method: "GET",
  path: "/shop",
  summary:
    "All groups of the shop with what they sell now, each item with what it costs the caller and why it can't be bought.",
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({ shop: Shop }),
  refusals: [],
});

const Purchase = z.strictObject({
  password: z.string().max(200).optional().meta({ description: "For those who want to be asked for it." }),
  accountType: z.string().max(40).optional().meta({ description: "Not believed." }),
  debug: z.boolean().optional().meta({ description: "Not believed." }),
});
const Bought = z.object({
  type: itemType,
  id: itemID,
  purchaseID: z.int().meta({ description: "0 where nothing was paid." }),
  price: cash.meta({ description: "What was paid." }),
  shop: Shop,
  ...ownParts,
});
const REFUSALS = [
  "confirmNeeded",
  "wrongPassword",
  "captchaNeeded",
  "notFound",
  ...Hindrance.shape.why.options,
] as const;

const sale = {
  access: "user",
  confirms: "password-where-chosen",
  limit,
  takesKey: true,
  body: Purchase,
  answer: Bought,
  refusals: REFUSALS,
} as const;

/** @source teams-shop-seasons §7 */
export const buyEventCar = call({
  method: "POST",
  path: "/loot/event/{starterCarID}/buy",
  summary: "Buy the starter car of the event that runs.",
  params: z.strictObject({ starterCarID: pathID as unknown as z.ZodType<CarID, number> }),
  ...sale,
});

/** @source teams-shop-seasons §7 */
export const buyCar = call({
  method: "POST",
  path: "/loot/dealership/{dlID}/buy",
  summary: "Buy a car of the dealership.",
  params: z.strictObject({ dlID: pathID as unknown as z.ZodType<CarID, number> }),
  ...sale,
});

/** @source teams-shop-seasons §7 */
export const buyFromShop = call({
  method: "POST",
  path: "/loot/shop/{srlID}/buy",
  summary: "Buy something of the daily shop, of the season, a bundle, or nitros.",
  params: z.strictObject({ srlID: pathID }),
  ...sale,
});

export const returnPurchase = call({
  method: "POST",
  path: "/shop/purchases/{purchaseID}/return",
  summary: `Give back something unused within ${RETURN_MINUTES} minutes for exactly what it cost; a bundle as a whole, nitros never.`,
  access: "user",
  limit,
  takesKey: true,
  params: z.strictObject({ purchaseID: pathID }),
  body: Nothing,
  answer: z.object({
    purchaseID: z.int(),
    cash: cash.meta({ description: "What came back." }),
    shop: Shop,
    ...ownParts,
  }),
  refusals: ["notFound", "alreadyDone", "notReturnable", "returnOver", "usedAlready", "lastCar"],
});

export const visitShop = call({
  method: "POST",
  path: "/shop/visited",
  summary: "Say that the caller looked into the shop.",
  access: "user",
  openToBots: true,
  limit,
  params: Nothing,
  body: Nothing,
  answer: SelfParts.pick({ purchases: true }),
  refusals: [],
});

export const askPassword = call({
  method: "POST",
  path: "/shop/password",
  summary: "Choose whether purchases of this account need its password.",
  access: "user",
  confirms: "password",
  limit: { max: 20, perMs: minutes(15) },
  params: Nothing,
  body: z.strictObject({ asksPassword: z.boolean(), password }),
  answer: SelfParts.pick({ purchases: true }),
  refusals: ["notAllowed", "wrongPassword", "captchaNeeded"],
});
