import { INKS } from "../cars/car.ts";
import { sheets } from "../cars/parts/sheet.ts";
import type { Loot, LootType, PlateInks } from "./loot.ts";
import {
  FLAME_OUTLINES,
  type FlameOutline,
  type NitroFlame,
  PARTICLE_SHAPES,
  type ParticleRecipe,
  type ParticleShape,
} from "./particles.ts";
import { stickerPicture, titlePlate } from "./parts/plates.ts";
import { nitroPicture, trailSwatch } from "./parts/swatch.ts";

/** The size of each type's picture. */
export const LOOT_PICTURES: Readonly<Record<LootType, readonly [width: number, height: number]>> = {
  sticker: [100, 100],
  trail: [160, 80],
  nitro: [160, 80],
  nametag: [200, 60],
  title: [200, 60],
};

function markup(loot: Loot): string {
  switch (loot.type) {
    case "sticker":
      return stickerPicture(loot);
    case "trail":
      return trailSwatch(loot.particles);
    case "nitro":
      return nitroPicture(loot.flame);
    case "nametag":
      return sheets(loot.plate, { ...INKS, ground: loot.inks.ground });
    case "title":
      return titlePlate(loot);
  }
}

const svg = (viewBox: string, width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${inner}</svg>`;

/** A standalone SVG document. The page draws the words on nametags and titles, in the colours of `plateInks`. */
export function drawLoot(loot: Loot): string {
  const [width, height] = LOOT_PICTURES[loot.type];
  return svg(`0 0 ${width} ${height}`, width, height, markup(loot));
}

/** The inner markup of a sticker, for a car to carry. */
export const stickerMarkup = (loot: Loot): string | undefined =>
  loot.type === "sticker" ? stickerPicture(loot) : undefined;

/** The text colours of a nametag or title. */
export const plateInks = (loot: Loot): PlateInks | undefined =>
  loot.type === "nametag" || loot.type === "title" ? loot.inks : undefined;

export const trailParticles = (loot: Loot): ParticleRecipe | undefined =>
  loot.type === "trail" ? loot.particles : undefined;

export const nitroFlame = (loot: Loot): NitroFlame | undefined => (loot.type === "nitro" ? loot.flame : undefined);

/** A white particle to be tinted, as a texture. */
export const drawParticle = (shape: ParticleShape, sizePx = 64): string =>
  svg("-50 -50 100 100", sizePx, sizePx, `<path d="${PARTICLE_SHAPES[shape]}" fill="#ffffff"/>`);

/** One white layer of a flame to be tinted and stretched, its nozzle at the right edge. */
export const drawFlame = (outline: FlameOutline, sizePx = 128): string =>
  svg("0 0 100 100", sizePx, sizePx, `<path d="${FLAME_OUTLINES[outline]}" fill="#ffffff"/>`);
