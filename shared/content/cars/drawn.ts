import type { DrawnCar, Recipe } from "./car.ts";
import { CARS } from "./catalog.ts";
import { slugOf } from "./catalog/entry.ts";

/** Every car with its picture, for the server and for tests; pages load the few that they show. */
export const DRAWN_CARS: readonly DrawnCar[] = await Promise.all(
  CARS.map(async (car) => {
    const { ART: recipe } = (await import(`./art/${slugOf(car.name)}.ts`)) as { readonly ART: Recipe };
    return { ...car, recipe };
  }),
);
