import { CARS } from "../content/cars/catalog.ts";
import type { CarID } from "../ids.ts";
import { pick, seededDice } from "./chance.ts";

const BOT_CARS = CARS.filter((car) => car.purchasable && !car.goldOnly);

/** A bot always drives its own car in its own paint, so that a rival is known at a glance. */
export function botCar(name: string): { readonly carID: CarID; readonly carHueAngle: number } {
  const dice = seededDice([...name].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7));
  return { carID: pick(dice, BOT_CARS).carID, carHueAngle: Math.floor(dice() * 360) };
}
