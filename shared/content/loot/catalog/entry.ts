import type { Rarity } from "../../cars/car.ts";
import { slugOf } from "../../cars/catalog/entry.ts";
import type { Way } from "../../ways.ts";
import type { Loot, LootID, LootType } from "../loot.ts";

interface Terms {
  readonly goldOnly?: boolean;
  readonly assetKey?: string;
  readonly ways: readonly Way[];
}

/** Makes the entries of one type; an asset key comes from type and name unless one is given. */
export const entries =
  (type: LootType) =>
  (lootID: number, name: string, rarity: Rarity, category: string, terms: Terms): Loot => ({
    lootID: lootID as LootID,
    type,
    category,
    name,
    goldOnly: terms.goldOnly ?? false,
    rarity,
    assetKey: terms.assetKey ?? `${type}_${slugOf(name, "_")}`,
    ways: terms.ways,
  });
