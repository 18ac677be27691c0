import { lootByID } from "../../content/loot/catalog.ts";
import type { LootID, LootType } from "../../content/loot/loot.ts";
import { allLoot } from "./worn.ts";

export const SHOWCASE = { most: 6 } as const;

/** How much of everything somebody has. @source teams §3 Collection counts */
export interface Collection {
  readonly cars: number;
  readonly trails: number;
  readonly stickers: number;
  readonly titles: number;
  readonly nametags: number;
  readonly nitros: number;
  readonly total: number;
}

/** @param got what they got; what everybody starts with counts too, as on the shelves of their customizer */
export function collectionOf(cars: number, got: readonly LootID[], isGold: boolean): Collection {
  const types = [...allLoot(got, isGold)].map((lootID) => lootByID(lootID)?.type);
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
