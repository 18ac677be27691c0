import { INKS, type Rarity } from "../../cars/car.ts";
import { sheets } from "../../cars/parts/sheet.ts";
import type { Picture } from "../loot.ts";

/** A die-cut sticker with its paper edge, 100 × 100. */
export function stickerPicture(picture: Picture, rarity: Rarity): string {
  const outline = picture.map(([, d]) => d).join("");
  const edge = rarity === "legendary" ? INKS.goldLight : rarity === "epic" ? "#efe6ff" : INKS.chalk;
  const cut = (colour: string, width: number): string =>
    `<path d="${outline}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return `<g transform="translate(7 7) scale(.86)"><g transform="translate(0 2)">${cut("#8f93a8", 12)}</g>${cut(edge, 11)}${sheets(picture, INKS)}</g>`;
}
