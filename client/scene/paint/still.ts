import type { Place } from "../../../shared/content/places/place.ts";
import { canvasOf } from "../raster.ts";
import { STAGE, type View } from "../stage.ts";
import { paintLayer } from "./layer.ts";
import { paintRoad, ROAD_SPAN, ROAD_TILE } from "./road.ts";
import { paintSky } from "./sky.ts";

/** The whole place as one picture that does not move. */
export function paintStill(place: Place, view: View): HTMLCanvasElement {
  const { scale, width, extraSky } = view;
  const [canvas, ctx] = canvasOf(view.widthPx, view.heightPx);
  ctx.scale(scale, scale);
  ctx.translate(0, extraSky);
  const tiled = (picture: HTMLCanvasElement, tile: number, top: number, bottom: number): void => {
    for (let x = 0; x < width; x += tile) ctx.drawImage(picture, x, top, tile, bottom - top);
  };
  ctx.drawImage(paintSky(place, width, extraSky, scale), 0, -extraSky, width, STAGE.roadTop + 6 + extraSky);
  for (const layer of place.layers) {
    tiled(paintLayer(layer, scale, place.light), layer.tile, layer.top, layer.bottom);
  }
  tiled(paintRoad(place, scale), ROAD_TILE, ROAD_SPAN.top, ROAD_SPAN.bottom);
  tiled(paintLayer(place.front, scale, place.light), place.front.tile, place.front.top, place.front.bottom);
  return canvas;
}
