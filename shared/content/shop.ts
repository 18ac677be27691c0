import type { Rarity } from "./cars/car.ts";

/** The groups of the shop. @source teams-shop-seasons §9 Shop and store */
export const DEALERSHIP_IDS = { daily: 1, season: 2, bundles: 3, cars: 4, nitros: 5, cash: -1, merch: -2 } as const;

/** How often the daily shop has an item of a rarity, by those of the others. @source rules Daily shop */
export const DAILY_WEIGHTS: Readonly<Record<Rarity, number>> = {
  common: 8,
  uncommon: 6,
  rare: 4,
  epic: 2,
  legendary: 1,
};

/** Days in which every item of the daily shop comes once at most, and after which its weights have come out even. */
export const DAILY_ROUND_DAYS = 14;
export const DAILY_ITEMS = 8;

/** Of the cars that stand in front in a round, one a day. Loot has the other seats. */
export const FEATURED_CARS: Readonly<Record<Rarity, number>> = {
  common: 0,
  uncommon: 4,
  rare: 5,
  epic: 2,
  legendary: 3,
};

/** What cars without a price at the dealership cost where a season or an event sells them. */
export const PRIZE_CAR_PRICES: Readonly<Record<Rarity, number>> = {
  common: 20_000,
  uncommon: 120_000,
  rare: 300_000,
  epic: 750_000,
  legendary: 2_500_000,
};

/** What the starter car of an event costs: a day's races of somebody new. */
export const STARTER_CAR_PRICE = 20_000;

/** From which level loot of a rarity is sold: a big win must not pay for the rarest things in one's first days. */
export const LOOT_LEVELS: Readonly<Record<Rarity, number>> = {
  common: 1,
  uncommon: 1,
  rare: 1,
  epic: 8,
  legendary: 16,
};

/** @source rules What is given and taken: Prices */
export const NITRO_PACK = { nitros: 5, price: 2_500, nitrosADay: 20 } as const;

/** How long before the others gold members see and may buy what the shop brings. @source README Early access */
export const EARLY_HOURS = 24;

/** How long something unused can be given back. */
export const RETURN_MINUTES = 60;
