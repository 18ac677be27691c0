import type { Layer, Scenery } from "#shared/content/scenery/scenery.ts";

import { paintLayer } from "./layer.ts";
import type { Pen } from "./pen.ts";
import { paintSky } from "./sky.ts";

interface Span {
  readonly tile: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lays a tile side by side over a width. Each begins and ends with a pixel: half a one would let the ground show through. */
export function spread(
  ctx: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  { tile, top, bottom }: Span,
  width: number,
): void {
  const { a: scale } = ctx.getTransform();
  const atPixel = (x: number): number => Math.round(x * scale) / scale;
  for (let x = 0; x < width; x += tile) {
    const left = atPixel(x);
    ctx.drawImage(picture, left, top, atPixel(x + tile) - left, bottom - top);
  }
}

/** The sky with some layers already on it, as one picture that does not move. */
export function paintBackdrop(
  place: Scenery,
  layers: readonly Layer[],
  width: number,
  extraSky: number,
  scale: number,
): Pen {
  const pen = paintSky(place, width, extraSky, scale);
  for (const layer of layers) spread(pen.ctx, paintLayer(layer, scale, place.light), layer, width);
  return pen;
}
