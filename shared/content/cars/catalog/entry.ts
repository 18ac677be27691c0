import type { CarID } from "../../../ids.ts";
import type { Car, Rarity, Recipe } from "../car.ts";

interface Terms {
  /** Price in cash; undefined for cars that can only be won. */
  readonly price?: number;
  readonly level?: number;
  readonly goldOnly?: boolean;
}

/** A catalog entry; its asset key comes from its name. */
export function car(id: number, name: string, rarity: Rarity, { price, level, goldOnly }: Terms, recipe: Recipe): Car {
  return {
    carID: id as CarID,
    name,
    assetKey: `car_${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_")}`,
    rarity,
    price: price ?? 0,
    unlockLevel: level ?? 1,
    purchasable: price !== undefined,
    goldOnly: goldOnly ?? false,
    isAnimated: recipe.frames !== undefined || recipe.framesBehind !== undefined,
    recipe,
  };
}
