import { Sprite } from "pixi.js";

import { NITROS } from "#shared/content/loot/catalog/nitros.ts";
import { TRAILS } from "#shared/content/loot/catalog/trails.ts";
import type { NitroFlame, ParticleRecipe } from "#shared/content/loot/particles.ts";
import { FLAME_OUTLINES } from "#shared/content/loot/particles.ts";
import type { Hex } from "#shared/content/scenery/scenery.ts";

import type { CarSprite } from "./car-sprite.ts";
import { clamp } from "./motion.ts";
import { canvasOf, flood } from "./raster.ts";
import type { Runner } from "./runner.ts";
import type { SceneRacer } from "./scene.ts";
import type { Sparks } from "./sparks.ts";
import type { TexturePool } from "./texture-pool.ts";

const PLAIN_TRAIL = "trail_default";
const PLAIN_NITRO = "nitro_default";
/** Below this a car throws up nothing. */
const CALM_SPEED = 0.06;
const BRISK_SPEED = 0.5;

function recipeOf(key: string | undefined, spray: Hex): ParticleRecipe | undefined {
  const trail = TRAILS.find(({ assetKey }) => assetKey === (key ?? PLAIN_TRAIL));
  const recipe = trail?.particles;
  const isPlain = key === undefined || key === PLAIN_TRAIL;
  return recipe && isPlain ? { ...recipe, colours: [spray], ratePerSecond: 14, sizePx: [5, 10] } : recipe;
}

const flameOf = (key: string | undefined): NitroFlame | undefined =>
  (NITROS.find(({ assetKey }) => assetKey === key) ?? NITROS.find(({ assetKey }) => assetKey === PLAIN_NITRO))?.flame;

function paintFlame({ outline, colours }: NitroFlame): HTMLCanvasElement {
  const [canvas, ctx] = canvasOf(128, 128);
  ctx.scale(1.28, 1.28);
  for (const [at, ink] of colours.entries()) {
    const size = 1 - at * 0.28;
    ctx.setTransform(1.28 * size, 0, 0, 1.28 * size, 128 * (1 - size), 64 * (1 - size));
    ctx.fillStyle = ink;
    flood(ctx, new Path2D(FLAME_OUTLINES[outline]));
  }
  return canvas;
}

/** What a car leaves behind: its trail while it is quick, its flame while nitro burns. */
export class Exhaust {
  readonly view: Sprite;
  readonly #trail: ParticleRecipe | undefined;
  readonly #flame: NitroFlame | undefined;
  readonly #pool: TexturePool;
  readonly #opacity: number;
  #owed = 0;
  #owedSparks = 0;
  #flicker = 0;

  constructor({ trailAssetKey, nitroAssetKey }: SceneRacer, spray: Hex, pool: TexturePool) {
    this.#pool = pool;
    this.#trail = recipeOf(trailAssetKey, spray);
    this.#flame = flameOf(nitroAssetKey);
    this.#opacity = trailAssetKey === undefined || trailAssetKey === PLAIN_TRAIL ? 0.38 : 0.9;
    this.view = new Sprite(this.#flame ? pool.add(paintFlame(this.#flame)) : undefined);
    this.view.anchor.set(1, 0.5);
    this.view.visible = false;
  }

  step(car: CarSprite, runner: Runner, sparks: Sparks | undefined, stepMs: number): void {
    this.#burn(car, runner, stepMs);
    if (!sparks) return;
    const trail = this.#trail;
    const flame = this.#flame;
    if (trail && runner.speed > CALM_SPEED) {
      this.#owed += (trail.ratePerSecond * clamp(runner.speed / BRISK_SPEED, 0, 1.3) * stepMs) / 1_000;
      for (; this.#owed >= 1; this.#owed--) sparks.throw(trail, car.tailX, car.groundY - 5, 180, this.#opacity);
    }
    if (flame && runner.nitro > 0.1) {
      this.#owedSparks += (flame.sparks.ratePerSecond * stepMs) / 1_000;
      for (; this.#owedSparks >= 1; this.#owedSparks--) sparks.throw(flame.sparks, car.tailX, car.groundY - 16);
    }
  }

  #burn(car: CarSprite, { nitro }: Runner, stepMs: number): void {
    const flame = this.#flame;
    const { view } = this;
    view.visible = nitro > 0.02 && flame !== undefined;
    if (!view.visible || !flame) return;
    this.#flicker += stepMs;
    const lively = 0.86 + 0.14 * Math.sin(this.#flicker / 21);
    view.position.set(car.tailX + 8, car.groundY - 16);
    view.setSize(flame.lengthPx * 1.2 * nitro * lively, flame.widthPx * (0.55 + 0.45 * nitro));
    view.alpha = Math.min(1, nitro * 2);
  }

  destroy(): void {
    if (this.#flame) this.#pool.drop(this.view.texture);
    this.view.destroy();
  }
}
