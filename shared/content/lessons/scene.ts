import { INKS, type FixedInk, type Layer } from "../cars/car.ts";
import type { Hex } from "../cars/colour.ts";
import { dot } from "../cars/outline.ts";
import { sheets } from "../cars/parts/sheet.ts";

/** The background layers of a picture, from the sky to the ground. */
export type GroundInk = "air" | "haze" | "far" | "near" | "floor";

/**
 * A preview picture, 160 × 120: hills at some time of day, a sun or moon that carries the operator sign, and things in
 * front.
 */
export interface Scene {
  readonly papers: Readonly<Record<GroundInk, Hex>>;
  readonly sun: FixedInk;
  /** Strokes on the sun, in a box of 20 × 20. */
  readonly sign: string;
  readonly signInk: FixedInk;
  readonly sunAt: readonly [x: number, y: number, r: number];
  readonly hills: readonly [haze: string, far: string, near: string, floor: string];
  readonly pieces: readonly Piece[];
}

/** Stacked layers with one soft shadow. */
export interface Piece {
  readonly layers: readonly Layer<FixedInk>[];
  /** The position of its corner, and its scale. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const piece = (layers: readonly Layer<FixedInk>[], x = 0, y = 0, scale = 1): Piece => ({ layers, x, y, scale });

const SHADOW = { x: 1.6, y: 2.4, opacity: 0.26 };

function cutOut({ layers, x, y, scale }: Piece): string {
  const shade = layers
    .filter(([, , , opacity = 1]) => opacity === 1)
    .map(([, d, lineWidth = 0]) => ["ink", d, lineWidth] as const);
  const laid = (dx: number, dy: number): string => {
    const moved = `translate(${x + dx} ${y + dy})`;
    return scale === 1 ? moved : `${moved} scale(${scale})`;
  };
  return (
    `<g transform="${laid(SHADOW.x, SHADOW.y)}" opacity="${SHADOW.opacity}">${sheets(shade, INKS)}</g>` +
    `<g transform="${laid(0, 0)}">${sheets(layers, INKS)}</g>`
  );
}

export function sceneMarkup({ papers, sun, sign, signInk, sunAt, hills, pieces }: Scene): string {
  const [x, y, r] = sunAt;
  const [haze, far, near, floor] = hills;
  const scale = (r * 1.2) / 20;
  const ground = sheets<GroundInk>(
    [
      ["haze", haze],
      ["far", far],
      ["near", near],
      ["floor", floor],
    ],
    papers,
  );
  return (
    sheets<GroundInk>([["air", "M0 0H160V120H0z"]], papers) +
    sheets([[sun, dot(x, y, r + 5), 0, 0.28]], INKS) +
    cutOut(piece([[sun, dot(x, y, r)]])) +
    `<g transform="translate(${x - 10 * scale} ${y - 10 * scale}) scale(${scale})">${sheets([[signInk, sign, 4]], INKS)}</g>` +
    ground +
    pieces.map(cutOut).join("")
  );
}
