import { bundleByID, type BundleID } from "#shared/content/bundles.ts";
import type { Car } from "#shared/content/cars/car.ts";
import { carByID } from "#shared/content/cars/catalog.ts";
import { lootByID } from "#shared/content/loot/catalog.ts";
import type { Loot, LootID } from "#shared/content/loot/loot.ts";
import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import type { CarID } from "#shared/ids.ts";

/** What of the catalogues something in the shop is; neither for nitros. */
export interface Thing {
  readonly car: Car | undefined;
  readonly loot: readonly Loot[];
}

const lootOf = (ids: readonly number[]): readonly Loot[] => ids.flatMap((id) => lootByID(id as LootID) ?? []);

export function thingOf({ type, id }: Pick<ShopItem, "type" | "id">): Thing {
  switch (type) {
    case "car":
      return { car: carByID(id as CarID), loot: [] };
    case "loot":
      return { car: undefined, loot: lootOf([id]) };
    case "bundle": {
      const bundle = bundleByID(id as BundleID);
      return { car: bundle && carByID(bundle.carID), loot: lootOf(bundle?.loot ?? []) };
    }
    case "nitros":
      return { car: undefined, loot: [] };
  }
}

const KINDS = { sticker: "Sticker", trail: "Trail", title: "Title", nametag: "Nametag", nitro: "Nitro" } as const;

/** "Sticker", "Car": what it is in a word. */
export const kindWord = ({ type, id }: Pick<ShopItem, "type" | "id">): string => {
  if (type !== "loot") return { car: "Car", bundle: "Bundle", nitros: "Nitros" }[type];
  const [loot] = lootOf([id]);
  return loot ? KINDS[loot.type] : "Item";
};

/** The items whose cars and loot this page knows; the others are left out, with a warning. @source teams-shop-seasons §5 Shop */
export const knownItems = <I extends Pick<ShopItem, "type" | "id">>(items: readonly I[]): readonly I[] =>
  items.filter((item) => {
    const { car, loot } = thingOf(item);
    const isKnown = item.type === "nitros" || car !== undefined || loot.length > 0;
    if (!isKnown) console.warn("Shop item missing:", item.type, item.id);
    return isKnown;
  });
