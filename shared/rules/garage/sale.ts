import type { Car } from "../../content/cars/car.ts";
import { carByID } from "../../content/cars/catalog.ts";
import type { CarID } from "../../ids.ts";
import { worthOf } from "./worth.ts";

/** What the treasury pays of what a car is worth. @source rules Selling a car */
const OF_PRICE = 0.4;

/** What selling a car brings in cash. */
export const saleOf = (car: Car): number => Math.round(worthOf(car) * OF_PRICE);

/** Why a car can't be sold. */
export type NoSale = "notOwned" | "inUse" | "lastCar";

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
  return car.carID === inUse ? "inUse" : undefined;
}
