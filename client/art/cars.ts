import type { DrawnCar, Recipe } from "#shared/content/cars/car.ts";
import { carByID, GUEST_CAR } from "#shared/content/cars/catalog.ts";
import { slugOf } from "#shared/content/cars/catalog/entry.ts";
import type { CarID } from "#shared/ids.ts";

/** The recipe of each car in a script of its own: a page loads those of the cars that it shows. */
const RECIPES = import.meta.glob<Recipe>("../../shared/content/cars/art/*.ts", { import: "ART" });

const drawn = new Map<CarID, DrawnCar>();

/** A car with its recipe; undefined until `loadCar` has brought it. */
export const loadedCar = (carID: CarID): DrawnCar | undefined => drawn.get(carID);

/** A car with its recipe; the guests' car for an id that the catalogue doesn't know. */
export async function loadCar(carID: CarID): Promise<DrawnCar> {
  const known = drawn.get(carID);
  if (known) return known;
  const car = carByID(carID) ?? carByID(GUEST_CAR);
  const load = car && RECIPES[`../../shared/content/cars/art/${slugOf(car.name)}.ts`];
  if (!load) throw new Error(`Car ${carID} has no picture`);
  const whole = { ...car, recipe: await load() };
  drawn.set(carID, whole);
  return whole;
}
