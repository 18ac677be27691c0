import type { Rarity } from "#shared/content/cars/car.ts";
import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import { allLoot } from "#shared/rules/garage/worn.ts";
import { describeCar, describeLoot } from "#shared/rules/shop/describe.ts";

import type { Garage } from "../../../data/garage/use-garage.ts";
import type { Shop } from "../../../data/shop/use-shop.ts";
import { thingOf, type Thing } from "../thing.ts";

/** What an item page shows, whether the shop has it now or not. */
export interface Sight {
  readonly type: ShopItem["type"];
  readonly id: number;
  readonly thing: Thing;
  readonly name: string;
  readonly rarity: Rarity | null;
  readonly goldOnly: boolean;
  readonly text: string;
  /** undefined: it isn't sold now. */
  readonly offer: ShopItem | undefined;
  readonly isOwned: boolean;
}

const TYPES = ["car", "loot", "bundle", "nitros"] as const;

/** What is at an address of the shop; undefined for what neither the shop nor the catalogues know. */
export function sightAt(
  kind: string | undefined,
  number: string | undefined,
  shop: Shop,
  garage: Garage | undefined,
  { isGold, isTold }: { readonly isGold: boolean; readonly isTold: boolean },
): Sight | undefined {
  const type = TYPES.find((each) => each === kind);
  const id = Number(number);
  if (!type || !Number.isInteger(id)) return undefined;
  const thing = thingOf({ type, id });
  // A car of the day is at the dealership as well, and stays there.
  const offer = shop.dealerships.flatMap(({ items }) => items).findLast((item) => item.type === type && item.id === id);
  if (offer) {
    const { name, rarity, goldOnly, longDescription: text, isOwned } = offer;
    return { type, id, thing, name, rarity, goldOnly, text, offer, isOwned };
  }
  const one = type === "car" ? thing.car : type === "loot" ? thing.loot[0] : undefined;
  if (!one) return undefined;
  const { longDescription: text } = "carID" in one ? describeCar(one) : describeLoot(one);
  const isOwned =
    "carID" in one
      ? garage?.cars.some(([carID, state]) => carID === one.carID && state === "owned")
      : garage &&
        allLoot(
          garage.loot.map(({ lootID }) => lootID),
          isGold,
        ).has(one.lootID);
  const { name, rarity, goldOnly } = one;
  if (goldOnly && !isTold && isOwned !== true) return undefined;
  return { type, id, thing, name, rarity, goldOnly, text, offer, isOwned: isOwned ?? false };
}
