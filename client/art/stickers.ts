import type { StuckPicture } from "#shared/content/cars/parts/stickers.ts";
import type { Loot, LootID, Picture, Pictures } from "#shared/content/loot/loot.ts";
import { stickerPicture } from "#shared/content/loot/parts/plates.ts";
import type { PlacedSticker } from "#shared/rules/garage/look.ts";

/** The pictures of each category of stickers in a script of its own. */
const PICTURES = import.meta.glob<Pictures>("../../shared/content/loot/art/stickers/*.ts", { import: "ART" });

/** A sticker of the catalogue with its picture; undefined for one that it doesn't know. */
async function drawnSticker(
  lootID: LootID,
): Promise<{ readonly sticker: Loot; readonly picture: Picture } | undefined> {
  const { STICKERS } = await import("#shared/content/loot/catalog/stickers.ts");
  const sticker = STICKERS.find((each) => each.lootID === lootID);
  const pictures = sticker && (await PICTURES[`../../shared/content/loot/art/stickers/${sticker.category}.ts`]?.());
  const picture = pictures?.[lootID];
  return sticker && picture && { sticker, picture };
}

/** The picture of one sticker. */
export async function loadStickerPicture(lootID: LootID): Promise<Picture> {
  const drawn = await drawnSticker(lootID);
  if (!drawn) throw new Error(`Sticker ${lootID} has no picture`);
  return drawn.picture;
}

/** Stickers with their pictures; those that the catalogue doesn't know are left out. */
export async function loadStickers(placed: readonly PlacedSticker[]): Promise<readonly StuckPicture[]> {
  const all = await Promise.all(
    placed.map(async ({ lootID, ...place }): Promise<StuckPicture | undefined> => {
      const drawn = await drawnSticker(lootID);
      return drawn && { markup: stickerPicture(drawn.picture, drawn.sticker.rarity), ...place };
    }),
  );
  return all.filter((each) => each !== undefined);
}
