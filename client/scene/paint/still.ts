import type { Scenery } from "#shared/content/scenery/scenery.ts";

import { contextOf } from "../../browser/drawing.ts";
import { bitmapOf } from "../../browser/pictures.ts";
import { canvasOf } from "../raster.ts";
import { STAGE, type View } from "../stage.ts";
import { paintBackdrop, spread } from "./backdrop.ts";
import { paintLayer } from "./layer.ts";
import { paintRoad, ROAD_SPAN, ROAD_TILE } from "./road.ts";

/** The whole place as one picture that does not move. */
export function paintStill(place: Scenery, { scale, width, extraSky, widthPx, heightPx }: View): HTMLCanvasElement {
  const [canvas, ctx] = canvasOf(widthPx, heightPx);
  ctx.scale(scale, scale);
  ctx.translate(0, extraSky);
  const back = paintBackdrop(place, place.layers, width, extraSky, scale).canvas;
  ctx.drawImage(back, 0, -extraSky, width, STAGE.roadTop + 6 + extraSky);
  spread(ctx, paintRoad(place, scale), { tile: ROAD_TILE, ...ROAD_SPAN }, width);
  spread(ctx, paintLayer(place.front, scale, place.light), place.front, width);
  return canvas;
}

/** The browser takes a canvas that was painted on anew for each of its frames; one that shows a bitmap it does not. */
export async function frozen(painted: HTMLCanvasElement): Promise<HTMLCanvasElement> {
  const still = document.createElement("canvas");
  const shown = contextOf(still, "bitmaprenderer");
  if (!shown) return painted;
  const { width, height } = painted;
  Object.assign(still, { width, height });
  try {
    shown.transferFromImageBitmap(await bitmapOf(painted));
    return still;
  } catch {
    return painted;
  }
}
