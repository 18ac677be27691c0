import { LOOT_CONFIG, lootByAssetKey, lootByID } from "../../content/loot/catalog.ts";
import { LOOT_TYPES, type LootID, type LootType } from "../../content/loot/loot.ts";
import { decodeLook, encodeLook, PLAIN_LOOK, type Look } from "./look.ts";

/** The types of which a racer wears one. */
export const SINGLE_TYPES = ["trail", "nitro", "nametag", "title"] as const satisfies readonly LootType[];
export type SingleType = (typeof SINGLE_TYPES)[number];

/** What stands for nothing of a type: everybody has it. */
export const defaultOf = (type: LootType, isGold: boolean): LootID | null => {
  const { assetKey, goldAssetKey } = LOOT_CONFIG[type];
  const key = isGold ? goldAssetKey : assetKey;
  return key === null ? null : (lootByAssetKey(key)?.lootID ?? null);
};

const EVERYBODYS = LOOT_TYPES.flatMap((type) => defaultOf(type, false) ?? []);
const GOLD_MEMBERS = LOOT_TYPES.flatMap((type) => defaultOf(type, true) ?? []);

/** All that somebody has: what they got, and what everybody starts with. Each once. */
export const allLoot = (got: Iterable<LootID>, isGold: boolean): ReadonlySet<LootID> =>
  new Set([...EVERYBODYS, ...(isGold ? GOLD_MEMBERS : []), ...got]);

const isGoldOnly = (lootID: LootID): boolean => lootByID(lootID)?.goldOnly ?? false;

const GOLD_NITRO = defaultOf("nitro", true);
/** Of a gold member who wears nothing: every join asks for it. */
const GOLD_LOOK = encodeLook({ ...PLAIN_LOOK, nitro: GOLD_NITRO });

/**
 * The part of a stored look that counts: what is for gold members only counts for them alone, and they have a nitro of
 * their own where they chose none.
 *
 * @source core §3 Loot, §4 Equip, Gold-only
 */
export function shownLook(text: string, isGold: boolean): string {
  if (text === "") return isGold ? GOLD_LOOK : "";
  const look = decodeLook(text);
  if (isGold) return look.nitro === null ? encodeLook({ ...look, nitro: GOLD_NITRO }) : text;
  const single = (type: SingleType): LootID | null => {
    const lootID = look[type];
    return lootID === null || isGoldOnly(lootID) ? null : lootID;
  };
  const counting: Look = {
    trail: single("trail"),
    nitro: single("nitro"),
    nametag: single("nametag"),
    title: single("title"),
    stickers: look.stickers.filter(({ lootID }) => !isGoldOnly(lootID)),
  };
  return encodeLook(counting);
}

const PLAIN_TITLE = lootByAssetKey(LOOT_CONFIG.title.assetKey ?? "")?.name ?? "";

/** The words of the title in a look. @source teams §3 title */
export function titleIn(text: string): string {
  const { title } = decodeLook(text);
  return (title !== null && lootByID(title)?.name) || PLAIN_TITLE;
}
