import { carByID } from "../../content/cars/catalog.ts";
import type { CarID, UserID } from "../../ids.ts";
import { Refusal, type RefusalCode } from "../../refusal.ts";
import { isStarterCar } from "../../rules/events/starter-car.ts";
import { noSale } from "../../rules/garage/sale.ts";
import { noReturn, sayNoReturn, type NoReturn } from "../../rules/shop/returns.ts";
import { grant } from "../economy/grant.ts";
import { ownedCarsOf } from "../economy/owned-cars.ts";
import { heldBy, takeBack } from "../economy/receipt.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { receiptOf } from "./buy.ts";
import { uncountPurchase } from "./shopper.ts";

const CODES: Readonly<Record<NoReturn, RefusalCode>> = {
  returnedAlready: "alreadyDone",
  notReturnable: "notReturnable",
  starterCar: "notReturnable",
  returnOver: "returnOver",
  usedAlready: "usedAlready",
  changed: "notReturnable",
  lastCar: "lastCar",
};

/**
 * Takes a purchase back, all of it or nothing, and pays exactly what it cost, once. Refuses: notFound, alreadyDone,
 * notReturnable, returnOver, usedAlready, lastCar.
 *
 * @returns the cash that came back
 */
export async function returnPurchase(work: Work, userID: UserID, purchaseID: number): Promise<number> {
  const { car_id: inUse } = await lockPlayer(work, userID, ["car_id"], "change");
  const purchase = await work.trx
    .selectFrom("purchases")
    .select(["type", "item_id", "price", "state", "stamp"])
    .where("purchase_id", "=", purchaseID)
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (!purchase) throw new Refusal("notFound", "There's no such purchase.");
  const reference = receiptOf(purchaseID);
  const bought = { ...purchase, isStarterCar: isStarterCar(purchase.type, purchase.item_id) };
  const why = noReturn(bought, work.now) ?? (await whyNot(work, userID, reference, inUse));
  if (why) throw new Refusal(CODES[why], sayNoReturn(why));
  const { type, item_id: id, price } = purchase;
  await takeBack(work, userID, reference);
  await grant(work, [
    { userID, rewards: [{ cash: price }], reference: `return:${purchaseID}`, reason: "purchase-returned" },
  ]);
  await work.trx
    .updateTable("purchases")
    .set({ state: "returned", returned_stamp: work.now })
    .where("purchase_id", "=", purchaseID)
    .execute();
  await uncountPurchase(work, userID, { type, id, price });
  work.changed(userID, "shop");
  return price;
}

/** Why what was bought can't be taken away. */
async function whyNot(work: Work, userID: UserID, reference: string, inUse: CarID): Promise<NoReturn | undefined> {
  const items = await heldBy(work, userID, reference);
  if (!items) return "changed";
  const owned = [...(await ownedCarsOf(work, userID)).keys()];
  for (const item of items) {
    const car = "carID" in item ? carByID(item.carID) : undefined;
    const no = car && noSale(car, { inUse, owned });
    if (no === "inUse") return "usedAlready";
    if (no === "lastCar") return "lastCar";
  }
  return undefined;
}
