import type { Car } from "../../content/cars/car.ts";
import type { CarID } from "../../ids.ts";

/** What the treasury pays of a car's price. @source rules Selling a car */
const OF_PRICE = 0.4;

/** What selling a car brings in cash; 0 for cars that have no price. */
export const saleOf = ({ price }: Pick<Car, "price">): number => Math.round(price * OF_PRICE);

/** Why a car can't be sold. */
export type NoSale = "notOwned" | "inUse" | "lastCar" | "noPrice";

/** @returns why not; undefined when it may be sold. @source README Selling */
export function noSale(
  car: Car,
  { inUse, owned }: { readonly inUse: CarID; readonly owned: readonly CarID[] },
): NoSale | undefined {
  if (!owned.includes(car.carID)) return "notOwned";
  if (owned.length === 1) return "lastCar";
  if (car.carID === inUse) return "inUse";
  return saleOf(car) === 0 ? "noPrice" : undefined;
}
