import { NAMETAG_ART } from "./art/nametags.ts";
import { NITRO_ART } from "./art/nitros.ts";
import { TITLE_ART } from "./art/titles.ts";
import { TRAIL_ART } from "./art/trails.ts";
import { LOOT } from "./catalog.ts";
import { STICKERS } from "./catalog/stickers.ts";
import type { Loot, LootArt, LootID, Picture, Pictures } from "./loot.ts";

const CATEGORIES = [...new Set(STICKERS.map(({ category }) => category))];
const PICTURES: Pictures = Object.assign(
  {},
  ...(await Promise.all(
    CATEGORIES.map(
      async (category) => ((await import(`./art/stickers/${category}.ts`)) as { readonly ART: Pictures }).ART,
    ),
  )),
);

function known<T>(art: Readonly<Record<number, T>>, lootID: LootID): T {
  const found = art[lootID];
  if (found === undefined) throw new Error(`Loot ${lootID} has no picture`);
  return found;
}

const pictureOf = (lootID: LootID): Picture => known<Picture>(PICTURES, lootID);

/** The art of a piece of loot, for those who have all of it loaded. */
export function lootArtOf({ type, lootID }: Loot): LootArt {
  switch (type) {
    case "sticker":
      return { type, picture: pictureOf(lootID) };
    case "trail":
      return { type, particles: known(TRAIL_ART, lootID) };
    case "nitro":
      return { type, flame: known(NITRO_ART, lootID) };
    case "nametag":
      return { type, ...known(NAMETAG_ART, lootID) };
    case "title": {
      const art = known(TITLE_ART, lootID);
      return { type, ...art, picture: pictureOf(art.emblem) };
    }
  }
}

/** Each piece of loot with its art. */
export const ALL_LOOT = LOOT.map((loot) => ({ loot, art: lootArtOf(loot) }));
