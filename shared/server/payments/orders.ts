import { CASH_PRODUCTS, GOLD_PRODUCTS, type Product } from "../../content/store.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { INVOICE_CODE_LENGTH, invoiceNumOf } from "../../rules/payments/invoice-num.ts";
import { paidOffersAt, productOfBundle } from "../../rules/payments/paid-bundles.ts";
import { storePriceOf } from "../../rules/payments/prices.ts";
import { moderate } from "../conduct/word-rules.ts";
import type { Config } from "../platform/config.ts";
import { randomCode } from "../platform/random-code.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { notAFriend } from "./friend-named.ts";
import { mustBeAllowed } from "./may-buy.ts";
import type { ProviderName } from "./provider.ts";

/** What somebody wants to buy for real money. */
export interface OrderWish {
  readonly sku?: string | undefined;
  readonly userBundleID?: number | undefined;
  readonly message?: string | undefined;
}

interface Parties {
  readonly buyerID: UserID;
  /** The buyer, or a friend. */
  readonly receiverID: UserID;
}

/**
 * Writes an order: what it costs now and what it gives are frozen in it. Nothing is given before it is paid. The password has
 * been confirmed before. Refuses: notFound, offerOver, classSetting, ownedAlready, notAllowed, badInput.
 *
 * @returns the order's number
 */
export async function writeOrder(
  work: Work,
  config: Config,
  provider: ProviderName,
  { buyerID, receiverID }: Parties,
  wish: OrderWish,
): Promise<string> {
  const people = await lockPlayers(
    work,
    [buyerID, receiverID],
    ["user_id", "membership", "gold_until_stamp", "is_bot", "erase_stamp"],
    "change",
  );
  const buyer = people.find(({ user_id }) => user_id === buyerID);
  const receiver = people.find(({ user_id }) => user_id === receiverID);
  if (!buyer || !receiver) throw new Refusal("notFound", "There's no such player.");
  const person = await mustBeAllowed(work.trx, config, buyerID, work.now);
  const product = productFor(wish, work, person.isGold);
  const isGift = receiverID !== buyerID;
  if (isGift) await refuseGift(work, buyerID, receiver);
  if (isGift && product.type !== "upgrade") throw new Refusal("notAllowed", "Only gold can be given to a friend.");
  if (product.gives.goldDays !== 0 && receiver.membership === "gold" && receiver.gold_until_stamp === null) {
    throw new Refusal("ownedAlready", isGift ? "Your friend has gold for life." : "You have gold for life.");
  }
  const message = messageOf(wish.message, isGift);
  const invoiceNum = invoiceNumOf(randomCode(INVOICE_CODE_LENGTH));
  const { activePrice } = storePriceOf(product, config.currency, work.now);
  await work.trx
    .insertInto("invoices")
    .values({
      invoice_num: invoiceNum,
      user_id: buyerID,
      receiver_id: receiverID,
      is_gift: isGift,
      sku: product.sku,
      gives: JSON.stringify(product.gives),
      price_minor: activePrice,
      currency: config.currency,
      provider,
      session_id: null,
      payment_id: null,
      message,
      created_stamp: work.now,
      paid_stamp: null,
      given_stamp: null,
      ended_stamp: null,
    })
    .execute();
  return invoiceNum;
}

/** The product of a wish. @throws Refusal notFound, offerOver */
function productFor({ sku, userBundleID }: OrderWish, { now }: Work, isGold: boolean): Product {
  if (userBundleID !== undefined) {
    const offer = paidOffersAt(now, isGold).find((each) => each.userBundleID === userBundleID);
    if (!offer) throw new Refusal("offerOver", "That bundle isn't sold now.");
    return productOfBundle(offer.bundle);
  }
  const product = [...GOLD_PRODUCTS, ...CASH_PRODUCTS].find((each) => each.sku === sku);
  if (!product) throw new Refusal("notFound", "There's no such thing in the store.");
  return product;
}

async function refuseGift(
  { trx }: Work,
  buyerID: UserID,
  receiver: { readonly user_id: UserID; readonly is_bot: boolean; readonly erase_stamp: number | null },
): Promise<void> {
  const friendship = await trx
    .selectFrom("friendships")
    .select("user_id")
    .where("user_id", "=", buyerID)
    .where("friend_id", "=", receiver.user_id)
    .executeTakeFirst();
  if (!friendship) throw notAFriend();
  if (receiver.is_bot) throw new Refusal("notAllowed", "Bots win nothing.");
  if (receiver.erase_stamp !== null) throw new Refusal("notAllowed", "That account is about to leave.");
}

function messageOf(message: string | undefined, isGift: boolean): string | null {
  const words = message?.trim() ?? "";
  if (!isGift || words === "") return null;
  if (!moderate(words).clean) {
    throw new Refusal("badInput", "Please find other words for your message.", { field: "message" });
  }
  return words;
}
