import { RARITIES, type Car, type Rarity } from "../../content/cars/car.ts";
import { CARS } from "../../content/cars/catalog.ts";
import type { Loot } from "../../content/loot/loot.ts";
import { PRIZE_CAR_PRICES, STARTER_CAR_PRICE } from "../../content/shop.ts";
import type { WayKind } from "../../content/ways.ts";

const CHEAPEST = Object.fromEntries(
  RARITIES.map((rarity) => [
    rarity,
    Math.min(...CARS.filter((car) => car.purchasable && car.rarity === rarity).map(({ price }) => price)),
  ]),
) as Readonly<Record<Rarity, number>>;

/**
 * What a car is worth in cash, whoever has it: what the shop asks that sells it (dealership, season or event), and of a
 * prize that no shop sells the lowest price at the dealership for its rarity.
 *
 * @source README Worth of prize cars
 */
export function worthOf(car: Car): number {
  if (car.price > 0) return car.price;
  if (car.ways.some(({ from }) => from === "event")) return STARTER_CAR_PRICE;
  return isSoldSomewhere(car) ? PRIZE_CAR_PRICES[car.rarity] : CHEAPEST[car.rarity];
}

const SELLERS: ReadonlySet<WayKind> = new Set(["dealership", "shop", "season"]);

/** Whether some shop sells a car or a piece of loot at some time. An event sells its car, and gives its loot. */
export const isSoldSomewhere = (thing: Car | Loot): boolean =>
  thing.ways.some(({ from }) => SELLERS.has(from) || (from === "event" && "carID" in thing));

/** What a car or a piece of loot is sold in, where no shop has it all the year round. */
export function soldOnlyIn(thing: Car | Loot): "season" | "event" | undefined {
  if (!isSoldSomewhere(thing) || thing.ways.some(({ from }) => from === "dealership" || from === "shop"))
    return undefined;
  return thing.ways.some(({ from }) => from === "season") ? "season" : "event";
}
