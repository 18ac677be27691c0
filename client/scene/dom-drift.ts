import type { Scenery } from "#shared/content/scenery/scenery.ts";

import { clamp } from "./motion.ts";
import { paintBackdrop, spread } from "./paint/backdrop.ts";
import { paintLayer } from "./paint/layer.ts";
import { paintRoad, ROAD_SPAN, ROAD_TILE } from "./paint/road.ts";
import { frozen } from "./paint/still.ts";
import { canvasOf } from "./raster.ts";
import { STAGE, type View } from "./stage.ts";
import type { StripShape } from "./strip.ts";

/** Layers slower than this stand still on the sky: each one that moves is painted for every frame. */
const SLOWEST = 0.4;
/** Units a millisecond; a car that is put somewhere else does not whirl the scenery. */
const FASTEST = 3;
/** A change of speed that nobody sees is not passed on. */
const LEAST_CHANGE = 0.04;

/** The scenery in plain elements that drift by: the browser moves them by itself, and the script only says how fast. */
export class DomDrift {
  readonly #place: Scenery;
  readonly #className: string;
  readonly #host: HTMLElement;
  #moves: readonly Animation[] = [];
  #speed = 0;
  #travelled = 0;

  /** @param host gets the pictures, behind everything else in it */
  constructor(host: HTMLElement, place: Scenery, className: string) {
    this.#host = document.createElement("div");
    host.prepend(this.#host);
    this.#place = place;
    this.#className = className;
  }

  /** Paints everything for a view. */
  paint({ scale, width, extraSky, widthPx, heightPx }: View): void {
    const { layers, front, light } = this.#place;
    const slow = layers.filter(({ pace }) => pace < SLOWEST);
    const [sky, pen] = canvasOf(widthPx, heightPx);
    pen.scale(scale, scale);
    const back = paintBackdrop(this.#place, slow, width, extraSky, scale).canvas;
    pen.drawImage(back, 0, 0, width, STAGE.roadTop + 6 + extraSky);
    const pictures = [this.#laid(sky)];
    this.#moves = [];
    const lay = (shape: StripShape, tile: HTMLCanvasElement): void => {
      const [strip, ctx] = canvasOf((width + shape.tile) * scale, (shape.bottom - shape.top) * scale);
      ctx.scale(scale, scale);
      spread(ctx, tile, { tile: shape.tile, top: 0, bottom: shape.bottom - shape.top }, width + shape.tile);
      const picture = this.#laid(strip, (shape.top + extraSky) * scale);
      pictures.push(picture);
      this.#moves = [...this.#moves, this.#moved(picture, shape, scale)];
    };
    for (const layer of layers) if (!slow.includes(layer)) lay(layer, paintLayer(layer, scale, light));
    lay({ pace: 1, tile: ROAD_TILE, ...ROAD_SPAN }, paintRoad(this.#place, scale));
    lay(front, paintLayer(front, scale, light));
    this.#host.replaceChildren(...pictures);
  }

  #laid(painted: HTMLCanvasElement, top = 0): HTMLElement {
    const picture = document.createElement("div");
    picture.className = this.#className;
    picture.style.top = `${top}px`;
    picture.append(painted);
    void frozen(painted).then((still) => painted.replaceWith(still));
    return picture;
  }

  /** Moves a strip by one tile, for ever. It goes on from where it was before it was painted anew. */
  #moved(picture: HTMLElement, { tile, pace }: StripShape, scale: number): Animation {
    const away = { transform: `translateX(${-Math.round(tile * scale)}px)` };
    const move = picture.animate([{ transform: "none" }, away], { duration: tile / pace, iterations: Infinity });
    move.currentTime = this.#travelled;
    move.playbackRate = this.#speed;
    return move;
  }

  /** @param travelled how far the camera has gone, `stepMs` after it was told last */
  move(travelled: number, stepMs: number): void {
    const speed = stepMs > 0 ? clamp((travelled - this.#travelled) / stepMs, 0, FASTEST) : 0;
    this.#travelled = travelled;
    if (speed === this.#speed || (speed > 0 && Math.abs(speed - this.#speed) < LEAST_CHANGE * speed)) return;
    this.#speed = speed;
    for (const move of this.#moves) move.updatePlaybackRate(speed);
  }
}
