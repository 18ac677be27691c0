import { drawLoot } from "#shared/content/loot/draw.ts";
import type { Loot, LootArt, LootID, LootType } from "#shared/content/loot/loot.ts";

import { loadStickerPicture } from "./stickers.ts";

const arts = new Map<LootID, LootArt>();
const pictures = new Map<LootID, string>();

/** The art of a piece of loot; undefined until `loadLootArt` has brought it. */
export const knownLootArt = (lootID: LootID): LootArt | undefined => arts.get(lootID);

/** The art of a piece of loot, for a page that shows it. */
export async function loadLootArt(loot: Loot): Promise<LootArt> {
  const known = arts.get(loot.lootID);
  if (known) return known;
  const art = await LOADERS[loot.type](loot);
  arts.set(loot.lootID, art);
  return art;
}

const LOADERS: Readonly<Record<LootType, (loot: Loot) => Promise<LootArt>>> = {
  sticker: async ({ lootID }) => ({ type: "sticker", picture: await loadStickerPicture(lootID) }),
  trail: async ({ lootID }) => {
    const { TRAIL_ART } = await import("#shared/content/loot/art/trails.ts");
    return { type: "trail", particles: known(TRAIL_ART, lootID) };
  },
  nitro: async ({ lootID }) => {
    const { NITRO_ART } = await import("#shared/content/loot/art/nitros.ts");
    return { type: "nitro", flame: known(NITRO_ART, lootID) };
  },
  nametag: async ({ lootID }) => {
    const { NAMETAG_ART } = await import("#shared/content/loot/art/nametags.ts");
    return { type: "nametag", ...known(NAMETAG_ART, lootID) };
  },
  title: async ({ lootID }) => {
    const { TITLE_ART } = await import("#shared/content/loot/art/titles.ts");
    const art = known(TITLE_ART, lootID);
    return { type: "title", ...art, picture: await loadStickerPicture(art.emblem) };
  },
};

function known<T>(all: Readonly<Record<number, T>>, lootID: LootID): T {
  const art = all[lootID];
  if (art === undefined) throw new Error(`Loot ${lootID} has no picture`);
  return art;
}

/** The address of a picture of loot; each is drawn once. */
export function lootPicture(loot: Loot, art: LootArt): string {
  const drawn = pictures.get(loot.lootID);
  if (drawn !== undefined) return drawn;
  const picture = `data:image/svg+xml,${encodeURIComponent(drawLoot(loot, art))}`;
  pictures.set(loot.lootID, picture);
  return picture;
}
