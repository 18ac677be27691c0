import type { Rarity } from "../../cars/car.ts";
import type { LootID } from "../loot.ts";

export const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_");

/** What every entry has; its asset key comes from its type and name unless one is given. */
export function entry<T extends string>(
  lootID: number,
  type: T,
  name: string,
  rarity: Rarity,
  category: string,
  { goldOnly = false, assetKey = `${type}_${slug(name)}` }: { goldOnly?: boolean; assetKey?: string } = {},
) {
  return { lootID: lootID as LootID, type, category, name, goldOnly, rarity, assetKey };
}
