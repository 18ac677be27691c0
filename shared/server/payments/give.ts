import type { Gives } from "../../content/store.ts";
import type { UserID } from "../../ids.ts";
import type { Due } from "../../rules/payments/next-state.ts";
import type { Timeless } from "../../rules/rewards/reward.ts";
import { giveGold, setGold, usedGold } from "../economy/gold-spans.ts";
import { grant } from "../economy/grant.ts";
import { pay } from "../economy/ledger.ts";
import { takeCashBack } from "../economy/take-cash.ts";
import type { Work } from "../platform/work.ts";
import { classRowOf } from "../players/class-standing.ts";
import type { InvoiceID } from "./tables.ts";

/** An invoice while it and its receiver are locked. */
interface Held {
  readonly invoiceID: InvoiceID;
  readonly invoice_num: string;
  readonly buyerID: UserID | null;
  readonly receiver: UserID;
  readonly is_gift: boolean;
  readonly gives: Gives;
  readonly cash_given: number;
  readonly turn: number;
  /** The giver's words. */
  readonly message: string | null;
}

/** The reference of what an invoice gives. */
export const invoiceReference = (invoiceID: InvoiceID): string => `invoice:${invoiceID}`;

/**
 * Gives all that an invoice promises, and tells who bought it and who gets it. What the receiver has, or had and sold, is left out:
 * a car must not come and be sold with every order.
 */
export async function giveFirst(
  work: Work,
  { invoiceID, invoice_num: invoiceNum, receiver, ...held }: Held,
): Promise<void> {
  const { gives, buyerID, is_gift: isGift } = held;
  const { goldDays, cash } = gives;
  const reference = invoiceReference(invoiceID);
  const rewards: Timeless[] = [
    ...(cash > 0 ? [{ cash }] : []),
    ...(goldDays === null || goldDays === 0 ? [] : [{ goldDays }]),
    ...(await missingOf(work, receiver, gives)),
  ];
  await grant(work, [{ userID: receiver, rewards, reference, reason: isGift ? "order-gift" : "order" }]);
  if (goldDays === null) await giveGold(work, [{ userID: receiver, reference, days: null }]);
  await work.trx.updateTable("invoices").set({ cash_given: cash }).where("invoice_id", "=", invoiceID).execute();
  if (buyerID !== null) work.notify(buyerID, "purchase", { invoiceNum });
  if (isGift && buyerID !== null) await tellReceiver(work, receiver, buyerID, { goldDays, message: held.message });
}

async function missingOf({ trx }: Work, userID: UserID, { cars, loot }: Gives): Promise<readonly Timeless[]> {
  const [ownCars, ownLoot] = [
    await trx.selectFrom("owned_cars").select("car_id").where("user_id", "=", userID).execute(),
    await trx.selectFrom("owned_loot").select("loot_id").where("user_id", "=", userID).execute(),
  ];
  return [
    ...cars.filter((id) => !ownCars.some(({ car_id }) => car_id === id)).map((carID) => ({ carID })),
    ...loot.filter((id) => !ownLoot.some(({ loot_id }) => loot_id === id)).map((lootID) => ({ lootID })),
  ];
}

/**
 * Makes what the receiver has of an invoice what is due now. Of a gift, days that have begun stay, and cash that is spent: a
 * giver's refund makes nobody owe anything. Cars and loot are never taken.
 *
 * @source rules What is given and taken: Refunds
 */
export async function bringInLine(work: Work, invoiceID: InvoiceID, held: Held, due: Due): Promise<void> {
  const { receiver: userID, is_gift: isGift, gives, turn } = held;
  const reference = invoiceReference(invoiceID);
  if (gives.goldDays !== 0) {
    const used = isGift && due.goldDays !== null ? await usedGold(work, userID, reference) : 0;
    const days = due.goldDays === null ? null : Math.max(due.goldDays, used);
    await setGold(work, { userID, reference, days });
  }
  const { cash_given: given } = await work.trx
    .selectFrom("invoices")
    .select("cash_given")
    .where("invoice_id", "=", invoiceID)
    .executeTakeFirstOrThrow();
  const change = due.cash - given;
  if (change === 0) return;
  const next = { reference: `${reference}:${turn + 1}`, reason: change > 0 ? "order" : "order-taken-back" };
  if (change > 0) await pay(work, [{ userID, amount: change, ...next }]);
  const taken = change < 0 ? await takeCashBack(work, userID, { amount: -change, ...next }, !isGift) : -change;
  await work.trx
    .updateTable("invoices")
    .set({ cash_given: given - taken, turn: turn + 1 })
    .where("invoice_id", "=", invoiceID)
    .execute();
}

async function tellReceiver(
  { trx, notify }: Work,
  receiver: UserID,
  buyerID: UserID,
  gold: { readonly goldDays: number | null; readonly message: string | null },
): Promise<void> {
  const buyer = await trx
    .selectFrom("users")
    .select(["username", "display_name"])
    .where("user_id", "=", buyerID)
    .executeTakeFirstOrThrow();
  notify(receiver, "gold-gift", {
    userID: buyerID,
    username: buyer.username ?? "",
    displayName: buyer.display_name,
    ...gold,
    message: (await classRowOf(trx, receiver)) !== null ? null : gold.message,
  });
}
