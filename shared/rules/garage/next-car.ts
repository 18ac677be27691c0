import type { Car } from "../../content/cars/car.ts";
import { CARS } from "../../content/cars/catalog.ts";
import type { CarID } from "../../ids.ts";

interface Collector {
  readonly owned: ReadonlySet<CarID>;
  readonly money: number;
  readonly level: number;
  readonly isGold: boolean;
}

/**
 * The car to save for next, of those that are sold: at the player's level the cheapest that is still too dear, or if all
 * can be paid, the dearest. When the level's cars are all there, the cheapest of the next level. Undefined for whoever
 * has every one.
 */
export function nextCar({ owned, money, level, isGold }: Collector): Car | undefined {
  const wanted = CARS.filter(
    ({ carID, purchasable, goldOnly }) => purchasable && !owned.has(carID) && (isGold || !goldOnly),
  ).toSorted((one, other) => one.price - other.price);
  const reached = wanted.filter(({ unlockLevel }) => unlockLevel <= level);
  const nextLevel = Math.min(...wanted.map(({ unlockLevel }) => unlockLevel));
  return (
    reached.find(({ price }) => price > money) ??
    reached.at(-1) ??
    wanted.find(({ unlockLevel }) => unlockLevel === nextLevel)
  );
}
