import type { Car } from "#shared/content/cars/car.ts";
import { carByID } from "#shared/content/cars/catalog.ts";
import type { Self } from "#shared/contracts/self.ts";
import type { CarID } from "#shared/ids.ts";
import { isNew } from "#shared/rules/garage/new.ts";
import type { Stamp } from "#shared/units.ts";

import type { Garage } from "../../data/garage/use-garage.ts";

/** A car of the player, with all that the page shows of it. */
export interface Owned {
  readonly car: Car;
  readonly hueAngle: number;
  readonly got: Stamp;
  readonly racesPlayed: number;
  /** 0 before its first race. */
  readonly highestSpeed: number;
  readonly isNew: boolean;
  readonly isInUse: boolean;
  /** Its stickers, which go along with the player's car. */
  readonly look: string;
}

export type OwnedCars = ReadonlyMap<CarID, Owned>;

/** The player's cars by id, without sold ones and those that this page's catalogue doesn't know. */
export function ownedCars({ cars, stories }: Garage, user: Self, now: Date): OwnedCars {
  const owned = cars.flatMap(([carID, state, hueAngle, got]): [CarID, Owned][] => {
    const car = carByID(carID);
    if (!car || state !== "owned") return [];
    const story = stories.find((each) => each.carID === carID);
    const isInUse = carID === user.carID;
    return [
      [
        carID,
        {
          car,
          hueAngle: isInUse ? user.carHueAngle : hueAngle,
          got,
          racesPlayed: story?.racesPlayed ?? 0,
          highestSpeed: story?.highestSpeed ?? 0,
          isNew: isNew(got, now),
          isInUse,
          look: isInUse ? user.look : "",
        },
      ],
    ];
  });
  return new Map(owned);
}
