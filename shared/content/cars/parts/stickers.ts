import type { Area, Recipe } from "../car.ts";
import { tenth } from "../outline.ts";
import { wheelsIn } from "./wheels.ts";

/** Width and height of a sticker on a car, in units of the picture. */
export const STICKER_SIZE = 30;
/** What a car without wheels, or without room between them, has. */
const PLAIN_AREA: Area = [106, 64, 108, 40];
const BESIDE_WHEEL = 10;
const LEAST_WIDTH = 60;

/** A sticker as it is put on a car. */
export interface StuckPicture {
  /** The markup of a square of 100. */
  readonly markup: string;
  /** Its middle, in percent of the car's sticker area. */
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turn: number;
  readonly isMirrored: boolean;
}

/** Where the middles of stickers may be. */
export function stickerAreaOf(recipe: Pick<Recipe, "stickerArea" | "wheels">): Area {
  if (recipe.stickerArea) return recipe.stickerArea;
  const wheels = wheelsIn(recipe);
  const [first, last] = [wheels[0], wheels.at(-1)];
  if (!first || !last) return PLAIN_AREA;
  const left = first.x + first.r + BESIDE_WHEEL;
  const width = last.x - last.r - BESIDE_WHEEL - left;
  return width < LEAST_WIDTH ? PLAIN_AREA : [left, PLAIN_AREA[1], width, PLAIN_AREA[3]];
}

/** Stickers on the side of a car, the first one lowest. */
export function stuckOn(recipe: Recipe, stickers: readonly StuckPicture[]): string {
  const [left, top, width, height] = stickerAreaOf(recipe);
  const scale = STICKER_SIZE / 100;
  return stickers
    .map(({ markup, x, y, turn, isMirrored }) => {
      const middle = `${tenth(left + (x / 100) * width)} ${tenth(top + (y / 100) * height)}`;
      const turned = turn === 0 ? "" : ` rotate(${turn})`;
      return `<g transform="translate(${middle})${turned} scale(${isMirrored ? -scale : scale} ${scale}) translate(-50 -50)">${markup}</g>`;
    })
    .join("");
}
