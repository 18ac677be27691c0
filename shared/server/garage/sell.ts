import { carByID } from "../../content/cars/catalog.ts";
import type { CarID, UserID } from "../../ids.ts";
import { Refusal, type RefusalCode } from "../../refusal.ts";
import { noSale, saleOf, type NoSale } from "../../rules/garage/sale.ts";
import { ownedCarsOf } from "../economy/owned-cars.ts";
import { sellOwned } from "../economy/sell.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";

const WHY: Readonly<Record<NoSale, readonly [code: RefusalCode, sentence: string]>> = {
  notOwned: ["notOwned", "That car isn't in your garage."],
  inUse: ["carInUse", "You're driving that car. Get into another one first."],
  lastCar: ["lastCar", "That's the only car you can always drive. Get another one first."],
};

/**
 * Sells a car of a player. Refuses: notFound, notOwned, carInUse, lastCar.
 *
 * @returns what it brought in cash
 * @source README Selling
 */
export async function sellCar(work: Work, userID: UserID, carID: CarID): Promise<number> {
  const { car_id: inUse } = await lockPlayer(work, userID, ["car_id"], "change");
  const car = carByID(carID);
  if (!car) throw new Refusal("notFound", "There's no such car.");
  const owned = await ownedCarsOf(work, userID);
  const why = noSale(car, { inUse, owned: [...owned.keys()] });
  if (why) throw new Refusal(...WHY[why]);
  const cash = saleOf(car);
  await sellOwned(work, userID, carID, cash);
  work.changed(userID, "garage");
  return cash;
}
