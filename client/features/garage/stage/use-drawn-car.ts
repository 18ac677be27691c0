import { useEffect, useState } from "react";

import type { DrawnCar } from "#shared/content/cars/car.ts";
import type { StuckPicture } from "#shared/content/cars/parts/stickers.ts";
import type { CarID } from "#shared/ids.ts";
import { decodeLook } from "#shared/rules/garage/look.ts";

import { loadCar } from "../../../art/cars.ts";
import { loadStickers } from "../../../art/stickers.ts";

export interface Drawn {
  readonly car: DrawnCar;
  readonly stickers: readonly StuckPicture[];
}

/** A car with its recipe and stickers; the former one until the next has come. */
export function useDrawnCar(carID: CarID, look: string): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isWanted = true;
    Promise.all([loadCar(carID), loadStickers(decodeLook(look).stickers)]).then(
      ([car, stickers]) => isWanted && setDrawn({ car, stickers }),
      (error: unknown) => console.warn("No picture of a car:", error),
    );
    return () => void (isWanted = false);
  }, [carID, look]);
  return drawn;
}
