import type { StuckPicture } from "#shared/content/cars/parts/stickers.ts";
import type { LootID, Picture, Pictures } from "#shared/content/loot/loot.ts";
import { stickerPicture } from "#shared/content/loot/parts/plates.ts";
import type { PlacedSticker } from "#shared/rules/garage/look.ts";

/** The pictures of each category of stickers in a script of its own. */
const PICTURES = import.meta.glob<Pictures>("../../shared/content/loot/art/stickers/*.ts", { import: "ART" });

/** The picture of one sticker. */
export async function loadStickerPicture(lootID: LootID): Promise<Picture> {
  const { STICKERS } = await import("#shared/content/loot/catalog/stickers.ts");
  const category = STICKERS.find((sticker) => sticker.lootID === lootID)?.category ?? "";
  const picture = (await PICTURES[`../../shared/content/loot/art/stickers/${category}.ts`]?.())?.[lootID];
  if (!picture) throw new Error(`Sticker ${lootID} has no picture`);
  return picture;
}

/** Stickers with their pictures; those that the catalogue doesn't know are left out. */
export async function loadStickers(placed: readonly PlacedSticker[]): Promise<readonly StuckPicture[]> {
  if (placed.length === 0) return [];
  const { STICKERS } = await import("#shared/content/loot/catalog/stickers.ts");
  const all = await Promise.all(
    placed.map(async ({ lootID, ...place }): Promise<StuckPicture | undefined> => {
      const sticker = STICKERS.find((each) => each.lootID === lootID);
      if (!sticker) return undefined;
      const pictures = await PICTURES[`../../shared/content/loot/art/stickers/${sticker.category}.ts`]?.();
      const picture = pictures?.[lootID];
      return picture && { markup: stickerPicture(picture, sticker.rarity), ...place };
    }),
  );
  return all.filter((each) => each !== undefined);
}
