import { Sprite } from "pixi.js";

import { PLAIN_FLAME, PLAIN_TRAIL } from "#shared/content/loot/art/plain.ts";
import type { NitroFlame, ParticleRecipe } from "#shared/content/loot/particles.ts";
import { FLAME_OUTLINES } from "#shared/content/loot/particles.ts";
import type { Hex } from "#shared/content/scenery/scenery.ts";
import { decodeLook, type Look } from "#shared/rules/garage/look.ts";

import { loadFlame, loadTrail } from "../art/effects.ts";
import type { CarSprite } from "./car-sprite.ts";
import { clamp } from "./motion.ts";
import { canvasOf, flood } from "./raster.ts";
import type { Runner } from "./runner.ts";
import type { SceneRacer } from "./scene.ts";
import type { Sparks } from "./sparks.ts";
import type { TexturePool } from "./texture-pool.ts";

/** Below this a car throws up nothing. */
const CALM_SPEED = 0.06;
const BRISK_SPEED = 0.5;

/** What every car throws up, in the colour of the road. */
const dustOf = (spray: Hex): ParticleRecipe => ({
  ...PLAIN_TRAIL,
  colours: [spray],
  ratePerSecond: 14,
  sizePx: [5, 10],
});

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
  #trail: ParticleRecipe;
  #flame: NitroFlame = PLAIN_FLAME;
  readonly #pool: TexturePool;
  #opacity = 0.38;
  #owed = 0;
  #owedSparks = 0;
  #flicker = 0;
  #isGone = false;
  /** The part of the trail that is drawn. */
  share = 1;

  /** @param onTrail called when its own trail has come */
  constructor({ look = "" }: SceneRacer, spray: Hex, pool: TexturePool, onTrail: () => void) {
    this.#pool = pool;
    this.#trail = dustOf(spray);
    this.view = new Sprite(pool.add(paintFlame(this.#flame)));
    this.view.anchor.set(1, 0.5);
    this.view.visible = false;
    this.#dress(decodeLook(look), onTrail).catch((error: unknown) =>
      console.warn("A trail could not be drawn:", error),
    );
  }

  /** Until its own trail and flame are there, a car has the plain ones. */
  async #dress({ trail, nitro }: Look, onTrail: () => void): Promise<void> {
    if (trail !== null) {
      this.#trail = await loadTrail(trail);
      this.#opacity = 0.9;
      onTrail();
    }
    if (nitro === null) return;
    const flame = await loadFlame(nitro);
    if (this.#isGone) return;
    this.#flame = flame;
    this.#pool.drop(this.view.texture);
    this.view.texture = this.#pool.add(paintFlame(flame));
  }

  /** Specks of its trail that would be in the air at once. */
  get alive(): number {
    return (this.#trail.ratePerSecond * this.#trail.lifeMs) / 1_000;
  }

  step(car: CarSprite, runner: Runner, sparks: Sparks | undefined, stepMs: number): void {
    this.#burn(car, runner, stepMs);
    if (!sparks) return;
    const trail = this.#trail;
    const flame = this.#flame;
    if (runner.speed > CALM_SPEED) {
      this.#owed += (this.share * trail.ratePerSecond * clamp(runner.speed / BRISK_SPEED, 0, 1.3) * stepMs) / 1_000;
      for (; this.#owed >= 1; this.#owed--) sparks.throw(trail, car.tailX, car.groundY - 5, 180, this.#opacity);
    }
    if (runner.nitro > 0.1) {
      this.#owedSparks += (flame.sparks.ratePerSecond * stepMs) / 1_000;
      for (; this.#owedSparks >= 1; this.#owedSparks--) sparks.throw(flame.sparks, car.tailX, car.groundY - 16);
    }
  }

  #burn(car: CarSprite, { nitro }: Runner, stepMs: number): void {
    const flame = this.#flame;
    const { view } = this;
    view.visible = nitro > 0.02;
    if (!view.visible) return;
    this.#flicker += stepMs;
    const lively = 0.86 + 0.14 * Math.sin(this.#flicker / 21);
    view.position.set(car.tailX + 8, car.groundY - 16);
    view.setSize(flame.lengthPx * 1.2 * nitro * lively, flame.widthPx * (0.55 + 0.45 * nitro));
    view.alpha = Math.min(1, nitro * 2);
  }

  destroy(): void {
    this.#isGone = true;
    this.#pool.drop(this.view.texture);
    this.view.destroy();
  }
}
