import type { Rarity } from "../cars/car.ts";

/** @source rules What is given and taken: Prices */
export const LOOT_PRICES: Readonly<Record<Rarity, number>> = {
  common: 5_000,
  uncommon: 15_000,
  rare: 50_000,
  epic: 150_000,
  legendary: 500_000,
};
