import { INKS } from "../../cars/car.ts";
import { sheets } from "../../cars/parts/sheet.ts";
import type { NametagArt } from "../loot.ts";

/** The plate of a nametag without words, as a standalone SVG document of a width in pixels. */
export const drawNametag = ({ inks, plate }: NametagArt, widthPx: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60" width="${widthPx}" height="${widthPx * 0.3}">${sheets(plate, { ...INKS, ground: inks.ground })}</svg>`;
