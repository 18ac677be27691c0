import type { Bundle } from "../../content/bundles.ts";
import type { Car } from "../../content/cars/car.ts";
import { carByID } from "../../content/cars/catalog.ts";
import { LOOT } from "../../content/loot/catalog.ts";
import type { Loot } from "../../content/loot/loot.ts";
import { LOOT_PRICES } from "../../content/loot/prices.ts";
import { LOOT_LEVELS, NITRO_PACK } from "../../content/shop.ts";
import type { CarID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";
import { earlyFrom } from "../early.ts";
import { worthOf } from "../garage/worth.ts";
import type { Item } from "../rewards/reward.ts";

/** The groups that sell something for game cash. */
export type Group = "daily" | "season" | "bundles" | "cars" | "nitros" | "event";

/** By what number something is bought. @source teams-shop-seasons §3 Shop item, §7 */
export type Wish = { readonly srlID: number } | { readonly dlID: CarID } | { readonly starterCarID: CarID };

/** A car or a piece of loot with its full price. */
export interface Part {
  readonly item: Item;
  readonly price: number;
}

/** Something that is sold. */
export interface Offer {
  readonly group: Group;
  readonly wish: Wish;
  readonly type: "car" | "loot" | "bundle" | "nitros";
  /** carID, lootID or bundleID; for nitros how many. */
  readonly id: number;
  /** Empty for nitros. */
  readonly parts: readonly Part[];
  readonly percentOff: number;
  readonly unlockLevel: number;
  readonly goldOnly: boolean;
  readonly isFeatured: boolean;
  /** Sold from this second on, to gold members a day earlier… */
  readonly startStamp: Stamp;
  /** …and no longer from this one on; null for good. */
  readonly expiration: Stamp | null;
}

/** From when on until when something is sold. */
export type Span = Pick<Offer, "startStamp" | "expiration">;

/** Sold at any time. */
export const ALWAYS: Span = { startStamp: 0 as Stamp, expiration: null };

/** Loot, season cars, bundles and nitros share the numbers of the shop. */
const SRL = { loot: 0, car: 10_000, bundle: 20_000, nitros: 30_000 } as const;

export const lootWish = ({ lootID }: Pick<Loot, "lootID">): Wish => ({ srlID: SRL.loot + lootID });
export const prizeCarWish = ({ carID }: Pick<Car, "carID">): Wish => ({ srlID: SRL.car + carID });
export const bundleWish = ({ bundleID }: Pick<Bundle, "bundleID">): Wish => ({ srlID: SRL.bundle + bundleID });

const PLAIN = { percentOff: 0, unlockLevel: 1, goldOnly: false, isFeatured: false } as const;

const partOfCar = (car: Car): Part => ({ item: { carID: car.carID }, price: worthOf(car) });
const partOfLoot = ({ lootID, rarity }: Loot): Part => ({ item: { lootID }, price: LOOT_PRICES[rarity] });

export const carOffer = (car: Car, group: Group, wish: Wish, span: Span): Offer => ({
  ...PLAIN,
  ...span,
  group,
  wish,
  type: "car",
  id: car.carID,
  parts: [partOfCar(car)],
  unlockLevel: car.unlockLevel,
  goldOnly: car.goldOnly,
});

export const lootOffer = (loot: Loot, group: Group, span: Span): Offer => ({
  ...PLAIN,
  ...span,
  group,
  wish: lootWish(loot),
  type: "loot",
  id: loot.lootID,
  parts: [partOfLoot(loot)],
  unlockLevel: LOOT_LEVELS[loot.rarity],
  goldOnly: loot.goldOnly,
});

/** A bundle with what the catalogues have of it. It opens with the part that opens last. */
export function bundleOffer(bundle: Bundle, span: Span): Offer {
  const car = carByID(bundle.carID);
  const pieces = LOOT.filter(({ lootID }) => bundle.loot.includes(lootID));
  return {
    ...PLAIN,
    ...span,
    group: "bundles",
    wish: bundleWish(bundle),
    type: "bundle",
    id: bundle.bundleID,
    parts: [...(car ? [partOfCar(car)] : []), ...pieces.map(partOfLoot)],
    percentOff: bundle.percentOff,
    unlockLevel: Math.max(car?.unlockLevel ?? 1, ...pieces.map(({ rarity }) => LOOT_LEVELS[rarity])),
  };
}

/** @source rules What is given and taken: Prices */
export const NITRO_OFFER: Offer = {
  ...PLAIN,
  ...ALWAYS,
  group: "nitros",
  wish: { srlID: SRL.nitros },
  type: "nitros",
  id: NITRO_PACK.nitros,
  parts: [],
};

/** From when on somebody may see and buy something. @source README Early access */
export const startFor = ({ startStamp, expiration }: Span, isGold: boolean): Stamp =>
  isGold && expiration !== null ? earlyFrom(startStamp) : startStamp;

/** @source teams-shop-seasons §5 Shop */
export const isOn = (span: Span, now: Stamp, isGold: boolean): boolean =>
  startFor(span, isGold) <= now && (span.expiration === null || now < span.expiration);
