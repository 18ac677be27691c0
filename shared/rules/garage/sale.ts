import type { Car } from "../../content/cars/car.ts";
import { carByID } from "../../content/cars/catalog.ts";
import type { CarID } from "../../ids.ts";

/** What the treasury pays of a car's price. @source rules Selling a car */
const OF_PRICE = 0.4;

/** What selling a car brings in cash; 0 for cars that have no price. */
export const saleOf = ({ price }: Pick<Car, "price">): number => Math.round(price * OF_PRICE);

/** Why a car can't be sold. */
export type NoSale = "notOwned" | "inUse" | "lastCar" | "noPrice";

/**
 * One car that needs no gold always stays: gold may end.
 *
 * @returns why not; undefined when it may be sold
 * @source README Selling
 */
export function noSale(
  car: Car,
  { inUse, owned }: { readonly inUse: CarID; readonly owned: readonly CarID[] },
): NoSale | undefined {
  if (!owned.includes(car.carID)) return "notOwned";
  const others = owned.filter((carID) => carID !== car.carID && carByID(carID)?.goldOnly === false);
  if (others.length === 0) return "lastCar";
  if (car.carID === inUse) return "inUse";
  return saleOf(car) === 0 ? "noPrice" : undefined;
}
