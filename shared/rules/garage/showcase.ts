import { lootByID } from "../../content/loot/catalog.ts";
import type { LootID, LootType } from "../../content/loot/loot.ts";

export const SHOWCASE = { most: 6 } as const;

/** How much of everything somebody owns. @source teams §3 Collection counts */
export interface Collection {
  readonly cars: number;
  readonly trails: number;
  readonly stickers: number;
  readonly titles: number;
  readonly nametags: number;
  readonly nitros: number;
  readonly total: number;
}

export function collectionOf(cars: number, loot: readonly LootID[]): Collection {
  const types = loot.map((lootID) => lootByID(lootID)?.type);
  const of = (type: LootType): number => types.filter((each) => each === type).length;
  const counts = {
    cars,
    trails: of("trail"),
    stickers: of("sticker"),
    titles: of("title"),
    nametags: of("nametag"),
    nitros: of("nitro"),
  };
  return { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count) };
}
