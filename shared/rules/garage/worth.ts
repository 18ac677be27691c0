import { RARITIES, type Car, type Rarity } from "../../content/cars/car.ts";
import { CARS } from "../../content/cars/catalog.ts";
import { PRIZE_CAR_PRICES } from "../../content/shop.ts";

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
export function worthOf({ price, rarity, ways }: Pick<Car, "price" | "rarity" | "ways">): number {
  if (price > 0) return price;
  return ways.some(({ from }) => from === "season" || from === "event") ? PRIZE_CAR_PRICES[rarity] : CHEAPEST[rarity];
}

/** Whether some shop sells a car at some time. */
export const isSoldSomewhere = ({ ways }: Pick<Car, "ways">): boolean =>
  ways.some(({ from }) => from === "dealership" || from === "season" || from === "event");
