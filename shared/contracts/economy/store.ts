import { z } from "zod";

import { GIVE_BACK_DAYS } from "../../content/store.ts";
import { INVOICE_NUM } from "../../rules/payments/invoice-num.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { NoBuying, currency, Order, Spending, StoreItem, StoreUser } from "./store-shapes.ts";

const invoiceNum = z.string().regex(INVOICE_NUM).meta({ description: "The number of an own order." });
const reading = { max: 120, perMs: minutes(1) } as const;
const username = z.string().trim().max(60);

/** @source teams-shop-seasons §7 */
export const storeProducts = call({
  method: "POST",
  path: "/payments/products",
  summary: "What is sold for real money now, with what it costs, and for whom: the caller, or a friend by username.",
  access: "user",
  limit: reading,
  params: Nothing,
  body: z.strictObject({
    username: username.optional().meta({ description: "A friend for whom it is; the caller when omitted." }),
    type: z.enum(["upgrade", "cash", "bundle"]).optional().meta({ description: "Only these; all when omitted." }),
  }),
  answer: z.object({
    products: z.array(StoreItem).readonly().meta({ description: "Nothing while `why` says that nothing is sold." }),
    currency,
    user: StoreUser.meta({ description: "For whom it is." }),
    why: NoBuying.nullable().meta({ description: "Why the caller can't buy; null when they can." }),
    isTest: z.boolean().meta({ description: "Whether the checkout takes no money: it is there to try." }),
    spending: Spending.nullable().meta({ description: "null in a class." }),
  }),
  refusals: ["notFound", "notAllowed"],
});

/** @source teams-shop-seasons §7 */
export const createSession = call({
  method: "POST",
  path: "/payments/create-session",
  summary:
    "Order something for real money, and open the provider's checkout for it. Nothing is given before it is paid; price and contents are the server's.",
  access: "user",
  confirms: "password",
  limit: { max: 20, perMs: minutes(15), by: "account" },
  takesKey: true,
  params: Nothing,
  body: z.strictObject({
    username: username.optional().meta({ description: "A friend for whom it is; the caller when omitted." }),
    SKU: z.string().max(40).optional(),
    userBundleID: z.int().min(1).optional().meta({ description: "Instead of an SKU: a bundle as it is offered now." }),
    purchaseMethod: z.literal("card").optional().meta({ description: "The only one there is." }),
    bundleID: z.int().optional().meta({ description: "Not believed." }),
    bundleType: z.string().max(40).optional().meta({ description: "Not believed." }),
    message: z.string().trim().max(200).optional().meta({ description: "Words for the friend." }),
    password: z.string().max(200).optional().meta({ description: "Of accounts that have one." }),
  }),
  answer: z.object({
    invoiceNum,
    sessionID: z.string().meta({ description: "The provider's name for the checkout." }),
    url: z.string().meta({ description: "Where it is paid: an address elsewhere, or a path of the checkout to try." }),
  }),
  refusals: [
    "wrongPassword",
    "captchaNeeded",
    "notFound",
    "notAllowed",
    "offerOver",
    "classSetting",
    "ownedAlready",
    "alreadyDone",
    "unavailable",
  ],
});

/** @source core §7, teams-shop-seasons §7 */
export const paymentTransaction = call({
  method: "POST",
  path: "/payments/transaction/{id}",
  summary: "How an own order stands. While it is open, the provider is asked, so that nobody waits for its message.",
  access: "user",
  limit: { max: 40, perMs: minutes(1) },
  params: z.strictObject({ id: invoiceNum }),
  body: z.strictObject({ userID: z.int().optional().meta({ description: "Not believed." }) }),
  answer: z.object({ order: Order }),
  refusals: ["notFound", "classSetting"],
});

export const ownOrders = call({
  method: "GET",
  path: "/payments/orders",
  summary: "The caller's last 20 orders for real money, the newest first.",
  access: "user",
  limit: reading,
  params: Nothing,
  body: Nothing,
  answer: z.object({ orders: z.array(Order).readonly(), spending: Spending }),
  refusals: ["classSetting"],
});

export const returnOrder = call({
  method: "POST",
  path: "/payments/orders/{invoiceNum}/return",
  summary: `Give an unused order back within ${GIVE_BACK_DAYS} days: the money goes where it came from.`,
  access: "user",
  limit: { max: 20, perMs: minutes(15), by: "account" },
  params: z.strictObject({ invoiceNum }),
  body: Nothing,
  answer: z.object({ order: Order }),
  refusals: ["notFound", "notReturnable", "unavailable", "classSetting"],
});
