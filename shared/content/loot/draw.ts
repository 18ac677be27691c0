import { INKS } from "../cars/car.ts";
import { sheets } from "../cars/parts/sheet.ts";
import type { Loot, LootArt, LootType } from "./loot.ts";
import { FLAME_OUTLINES, type FlameOutline, PARTICLE_SHAPES, type ParticleShape } from "./particles.ts";
import { stickerPicture } from "./parts/plates.ts";
import { nitroPicture, trailSwatch } from "./parts/swatch.ts";
import { titlePlate } from "./parts/title.ts";

/** The size of each type's picture. */
export const LOOT_PICTURES: Readonly<Record<LootType, readonly [width: number, height: number]>> = {
  sticker: [100, 100],
  trail: [160, 80],
  nitro: [160, 80],
  nametag: [200, 60],
  title: [200, 60],
};

function markup({ rarity }: Pick<Loot, "rarity">, art: LootArt): string {
  switch (art.type) {
    case "sticker":
      return stickerPicture(art.picture, rarity);
    case "trail":
      return trailSwatch(art.particles);
    case "nitro":
      return nitroPicture(art.flame);
    case "nametag":
      return sheets(art.plate, { ...INKS, ground: art.inks.ground });
    case "title":
      return titlePlate(art, rarity);
  }
}

const svg = (viewBox: string, width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${inner}</svg>`;

/** A standalone SVG document. The page draws the words on nametags and titles, in the colours of their inks. */
export function drawLoot(loot: Loot, art: LootArt): string {
  const [width, height] = LOOT_PICTURES[art.type];
  return svg(`0 0 ${width} ${height}`, width, height, markup(loot, art));
}

/** A white particle to be tinted, as a texture. */
export const drawParticle = (shape: ParticleShape, sizePx = 64): string =>
  svg("-50 -50 100 100", sizePx, sizePx, `<path d="${PARTICLE_SHAPES[shape]}" fill="#ffffff"/>`);

/** One white layer of a flame to be tinted and stretched, its nozzle at the right edge. */
export const drawFlame = (outline: FlameOutline, sizePx = 128): string =>
  svg("0 0 100 100", sizePx, sizePx, `<path d="${FLAME_OUTLINES[outline]}" fill="#ffffff"/>`);
