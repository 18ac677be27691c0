import { Container, Sprite, Texture } from "pixi.js";

import type { Layer, Scenery } from "#shared/content/scenery/scenery.ts";

import { paintBackdrop } from "./paint/backdrop.ts";
import { asNumber } from "./paint/ink.ts";
import { paintLayer } from "./paint/layer.ts";
import { paintRoad, ROAD_SPAN, ROAD_TILE } from "./paint/road.ts";
import { paintRays } from "./paint/sky.ts";
import type { Quality } from "./scene.ts";
import { laneAt, STAGE, type View } from "./stage.ts";
import { Strip } from "./strip.ts";
import type { TexturePool } from "./texture-pool.ts";

const SKY_OVER = 60;
/** In a light picture, layers slower than this stand still on the sky. */
const SLOWEST_WHEN_LIGHT = 0.4;

/** Everything that is only looked at: sky, layers, road, and what passes in front. */
export class SceneryLayer {
  readonly back = new Container();
  readonly front = new Container();
  readonly #sky = new Sprite();
  readonly #rays = new Sprite(Texture.EMPTY);
  readonly #ownLane = new Sprite(Texture.WHITE);
  readonly #strips: { readonly strip: Strip; readonly layer: Layer | undefined; texture: Texture }[] = [];
  #painted = { width: 1, height: 1 };
  readonly #place: Scenery;
  readonly #pool: TexturePool;

  constructor(place: Scenery, pool: TexturePool) {
    this.#place = place;
    this.#pool = pool;
    this.back.addChild(this.#sky);
    for (const layer of place.layers) this.#addStrip(layer, this.back);
    const road = new Strip({ pace: 1, tile: ROAD_TILE, ...ROAD_SPAN }, Texture.EMPTY);
    this.#strips.push({ strip: road, layer: undefined, texture: Texture.EMPTY });
    this.#ownLane.tint = asNumber(place.road.own);
    this.#ownLane.alpha = 0.2;
    this.#rays.blendMode = "add";
    this.back.addChild(this.#rays, road.view, this.#ownLane);
    this.#addStrip(place.front, this.front);
  }

  #addStrip(layer: Layer, on: Container): void {
    const strip = new Strip(layer, Texture.EMPTY);
    this.#strips.push({ strip, layer, texture: Texture.EMPTY });
    on.addChild(strip.view);
  }

  /** Paints all of it for a view; the former pictures are freed. */
  paint(view: View, pixelScale: number, quality: Quality): void {
    const isLight = quality === "light";
    const still = this.#place.layers.filter(({ pace }) => isLight && pace < SLOWEST_WHEN_LIGHT);
    const place = this.#place;
    const pool = this.#pool;
    pool.drop(this.#sky.texture);
    this.#painted = { width: view.width + 2 * SKY_OVER, height: STAGE.roadTop + 6 + view.extraSky };
    this.#sky.texture = pool.add(
      paintBackdrop(place, still, view.width + 2 * SKY_OVER, view.extraSky, pixelScale).canvas,
    );
    const rays = isLight ? undefined : paintRays(place, view.width + 2 * SKY_OVER, pixelScale / 2);
    pool.drop(this.#rays.texture);
    this.#rays.visible = rays !== undefined;
    this.#rays.texture = rays ? pool.add(rays) : Texture.EMPTY;
    for (const entry of this.#strips) {
      pool.drop(entry.texture);
      entry.texture = Texture.EMPTY;
      entry.strip.view.visible = !entry.layer || !still.includes(entry.layer);
      if (!entry.strip.view.visible) continue;
      const canvas = entry.layer ? paintLayer(entry.layer, pixelScale, place.light) : paintRoad(place, pixelScale);
      entry.texture = pool.add(canvas);
    }
    this.fit(view);
  }

  fit(view: View): void {
    this.#sky.position.set(-SKY_OVER, -view.extraSky);
    this.#sky.setSize(view.width + 2 * SKY_OVER, STAGE.roadTop + 6 + view.extraSky);
    this.#rays.position.set(-SKY_OVER, 0);
    this.#rays.setSize(view.width + 2 * SKY_OVER, STAGE.roadTop + 60);
    const lane = laneAt(2);
    this.#ownLane.position.set(-SKY_OVER, lane.top);
    this.#ownLane.setSize(view.width + 2 * SKY_OVER, lane.height);
    for (const { strip, texture } of this.#strips) if (strip.view.visible) strip.fit(view.width, texture);
  }

  /** Whether the painted sky is wide and high enough for a view. */
  covers(view: View): boolean {
    const { width, height } = this.#painted;
    const share = (view.width + 2 * SKY_OVER) / (STAGE.roadTop + 6 + view.extraSky);
    return Math.abs(width / height / share - 1) < 0.3;
  }

  move(travelled: number): void {
    for (const { strip } of this.#strips) strip.move(travelled);
  }
}
