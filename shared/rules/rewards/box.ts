import type { Car, Rarity } from "../../content/cars/car.ts";
import { CARS } from "../../content/cars/catalog.ts";
import { after, hours, type Stamp } from "../../units.ts";
import type { Dice } from "../chance.ts";
import type { Timeless } from "./reward.ts";

/** How long after one daily box the next may be opened. @source rules Rewards: Daily mystery box */
const BOX_EVERY = hours(21);

/** What a box may hold, with the chance of each in percent. @source rules Rewards: Daily mystery box */
export const BOX_ODDS = [
  { chance: 50, cash: 5_000 },
  { chance: 25, cash: 10_000 },
  { chance: 10, cash: 30_000 },
  { chance: 10, nitros: { least: 5, most: 15 } },
  { chance: 5, car: true },
] as const;

/** How often a car of a rarity is the one in the box, by those of the others. */
const CAR_WEIGHTS: Readonly<Record<Rarity, number>> = { common: 8, uncommon: 6, rare: 4, epic: 2, legendary: 1 };

/** The cars that a box may hold. */
export const BOX_CARS: readonly Car[] = CARS.filter(({ ways }) => ways.some(({ from }) => from === "box"));

/** When the next box may be opened. @param last when one was opened; null before the first */
export const nextBoxStamp = (last: Stamp | null): Stamp => (last === null ? (0 as Stamp) : after(last, BOX_EVERY));

/** What is in a box. */
export function openBox(dice: Dice): Timeless {
  const rolled = dice() * 100;
  let below = 0;
  const found = BOX_ODDS.find(({ chance }) => rolled < (below += chance)) ?? BOX_ODDS[0];
  if ("cash" in found) return { cash: found.cash };
  if ("car" in found) return { carID: carIn(dice).carID };
  const { least, most } = found.nitros;
  return { nitros: least + Math.floor(dice() * (most - least + 1)) };
}

/** A rarity by its weight, then one of its cars. */
function carIn(dice: Dice): Car {
  const shelves = Object.entries(CAR_WEIGHTS).flatMap(([rarity, weight]) => {
    const cars = BOX_CARS.filter((car) => car.rarity === rarity);
    return cars.length === 0 ? [] : [{ weight, cars }];
  });
  let left = dice() * shelves.reduce((sum, { weight }) => sum + weight, 0);
  const shelf = shelves.find(({ weight }) => (left -= weight) < 0) ?? shelves[0];
  const car = shelf?.cars[Math.floor(dice() * shelf.cars.length)];
  if (!car) throw new Error("no car may be in a box");
  return car;
}
