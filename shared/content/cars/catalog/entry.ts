import type { CarID } from "../../../ids.ts";
import { DEALERSHIP, type Way } from "../../ways.ts";
import type { Car, Rarity } from "../car.ts";

interface Terms {
  /** Price in cash; undefined for cars that can only be won. */
  readonly price?: number;
  readonly level?: number;
  readonly goldOnly?: boolean;
  /** Its picture has two frames. */
  readonly isAnimated?: boolean;
  /** Besides the dealership, where a car with a price is sold. */
  readonly ways?: readonly Way[];
}

/** The name as files and keys have it. */
export const slugOf = (name: string, gap = "-"): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, gap);

/** A catalog entry; its asset key comes from its name, and so does the file of its picture. */
export const car = (id: number, name: string, rarity: Rarity, terms: Terms): Car => ({
  carID: id as CarID,
  name,
  assetKey: `car_${slugOf(name, "_")}`,
  rarity,
  price: terms.price ?? 0,
  unlockLevel: terms.level ?? 1,
  purchasable: terms.price !== undefined,
  goldOnly: terms.goldOnly ?? false,
  isAnimated: terms.isAnimated ?? false,
  ways: [...(terms.price === undefined ? [] : [DEALERSHIP]), ...(terms.ways ?? [])],
});
