import { NAMETAGS } from "./catalog/nametags.ts";
import { NITROS } from "./catalog/nitros.ts";
import { STICKERS } from "./catalog/stickers.ts";
import { TITLES } from "./catalog/titles.ts";
import { TRAILS } from "./catalog/trails.ts";
import type { Loot, LootID, LootType } from "./loot.ts";

export const LOOT: readonly Loot[] = [...STICKERS, ...TRAILS, ...NITROS, ...NAMETAGS, ...TITLES];

const BY_ID: ReadonlyMap<LootID, Loot> = new Map(LOOT.map((loot) => [loot.lootID, loot]));
const BY_ASSET_KEY: ReadonlyMap<string, Loot> = new Map(LOOT.map((loot) => [loot.assetKey, loot]));

export const lootByID = (lootID: LootID): Loot | undefined => BY_ID.get(lootID);
export const lootByAssetKey = (assetKey: string): Loot | undefined => BY_ASSET_KEY.get(assetKey);

interface LootDefaults {
  /** The default of each type; null for nothing. */
  readonly assetKey: string | null;
  readonly goldAssetKey: string | null;
  readonly mostEquipped: number;
}

/** @source core §3 Globals */
export const LOOT_CONFIG: Readonly<Record<LootType, LootDefaults>> = {
  sticker: { assetKey: null, goldAssetKey: null, mostEquipped: 5 },
  trail: { assetKey: "trail_default", goldAssetKey: "trail_default", mostEquipped: 1 },
  nitro: { assetKey: "nitro_default", goldAssetKey: "nitro_gold", mostEquipped: 1 },
  nametag: { assetKey: "nametag_default", goldAssetKey: "nametag_default", mostEquipped: 1 },
  title: { assetKey: "title_raw_racing_recruit", goldAssetKey: "title_raw_racing_recruit", mostEquipped: 1 },
};
