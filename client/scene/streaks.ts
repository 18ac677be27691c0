import { Container, Sprite } from "pixi.js";

import type { Light } from "#shared/content/scenery/scenery.ts";
import { between, type Dice } from "#shared/rules/chance.ts";

import { wrapped } from "./motion.ts";
import { asNumber } from "./paint/ink.ts";
import { canvasOf } from "./raster.ts";
import type { TexturePool } from "./texture-pool.ts";

const COUNT = 30;
const LENGTH = 220;

function paintStreak(): HTMLCanvasElement {
  const [canvas, ctx] = canvasOf(128, 8);
  const fade = ctx.createLinearGradient(0, 0, 128, 0);
  fade.addColorStop(0, "rgb(255 255 255 / 0)");
  fade.addColorStop(0.75, "rgb(255 255 255 / 0.8)");
  fade.addColorStop(1, "rgb(255 255 255 / 0)");
  ctx.fillStyle = fade;
  ctx.beginPath();
  ctx.ellipse(64, 4, 64, 3.4, 0, 0, Math.PI * 2);
  ctx.fill();
  return canvas;
}

/** The lights of the place, drawn out into lines while nitro burns. */
export class Streaks {
  readonly view = new Container();
  readonly #pace: number[] = [];
  #width = 1_000;

  constructor(light: Light, pool: TexturePool, dice: Dice) {
    const texture = pool.add(paintStreak());
    for (let at = 0; at < COUNT; at++) {
      const streak = new Sprite(texture);
      streak.anchor.set(0.5);
      streak.tint = asNumber(light.streaks[at % light.streaks.length] ?? "#ffffff");
      const isLow = at % 3 === 0;
      streak.y = isLow ? between(dice, 215, 410) : between(dice, 60, 205);
      streak.x = dice() * 2_000;
      streak.height = isLow ? 3 : between(dice, 3, 8);
      this.#pace.push(between(dice, 1.2, 2.6));
      this.view.addChild(streak);
    }
    this.view.visible = false;
  }

  widen(width: number): void {
    this.#width = width + 2 * LENGTH;
  }

  step(strength: number, stepMs: number): void {
    this.view.visible = strength > 0.02;
    if (!this.view.visible) return;
    for (let at = 0; at < COUNT; at++) {
      const streak = this.view.children[at];
      if (!(streak instanceof Sprite)) continue;
      const pace = this.#pace[at] ?? 1;
      streak.x = wrapped(streak.x + LENGTH - pace * stepMs, this.#width) - LENGTH;
      streak.width = 60 + LENGTH * strength * pace * 0.8;
      streak.alpha = strength * 0.95;
    }
  }
}
