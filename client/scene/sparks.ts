import { Container } from "pixi.js";

import type { ParticleRecipe } from "#shared/content/loot/particles.ts";
import { between, type Dice } from "#shared/rules/chance.ts";

import { asNumber } from "./paint/ink.ts";
import { FRAME_SIZE, SpeckPool, type SpeckSheet } from "./speck-pool.ts";

/** What a speck remembers, one number each. */
class Flight {
  readonly pool: SpeckPool;
  readonly ageMs: Float32Array;
  readonly lifeMs: Float32Array;
  readonly speedX: Float32Array;
  readonly speedY: Float32Array;
  readonly gravity: Float32Array;
  readonly spin: Float32Array;
  readonly scale: Float32Array;
  readonly growth: Float32Array;
  readonly opacity: Float32Array;

  constructor(pool: SpeckPool) {
    this.pool = pool;
    const numbers = (): Float32Array => new Float32Array(pool.size);
    this.ageMs = numbers().fill(1);
    this.lifeMs = numbers();
    this.speedX = numbers();
    this.speedY = numbers();
    this.gravity = numbers();
    this.spin = numbers();
    this.scale = numbers();
    this.growth = numbers();
    this.opacity = numbers();
  }

  step(stepMs: number, windX: number): void {
    for (let at = 0; at < this.pool.size; at++) {
      const speck = this.pool.specks[at];
      const life = this.lifeMs[at] ?? 0;
      const age = (this.ageMs[at] ?? 0) + stepMs;
      if (!speck || (age > life && speck.alpha === 0)) continue;
      this.ageMs[at] = age;
      if (age >= life) {
        speck.alpha = 0;
        continue;
      }
      const fall = (this.speedY[at] ?? 0) + (this.gravity[at] ?? 0) * stepMs;
      this.speedY[at] = fall;
      speck.x += ((this.speedX[at] ?? 0) + windX) * stepMs;
      speck.y += fall * stepMs;
      speck.rotation += (this.spin[at] ?? 0) * stepMs;
      const share = age / life;
      const scale = (this.scale[at] ?? 0) * (1 + ((this.growth[at] ?? 1) - 1) * share);
      speck.scaleX = scale;
      speck.scaleY = scale;
      speck.alpha = Math.min(1, 2.4 * (1 - share)) * (this.opacity[at] ?? 1);
    }
  }
}

const DEGREE = Math.PI / 180;

/** Everything that flies off cars: trails, flames, confetti. */
export class Sparks {
  readonly view = new Container();
  readonly #flat: Flight;
  readonly #glowing: Flight;
  readonly #sheet: SpeckSheet;
  readonly #dice: Dice;
  #nth = 0;

  constructor(sheet: SpeckSheet, dice: Dice) {
    this.#sheet = sheet;
    this.#dice = dice;
    this.#flat = new Flight(new SpeckPool(150, sheet, false));
    this.#glowing = new Flight(new SpeckPool(110, sheet, true));
    this.view.addChild(this.#flat.pool.view, this.#glowing.pool.view);
  }

  /** One speck of a recipe, thrown towards `heading` (180 is behind a car). */
  throw(recipe: ParticleRecipe, x: number, y: number, heading = 180, opacity = 0.9): void {
    const dice = this.#dice;
    const flight = recipe.isGlowing ? this.#glowing : this.#flat;
    const at = flight.pool.take();
    const speck = flight.pool.specks[at];
    if (!speck) return;
    const angle = (heading + between(dice, -0.5, 0.5) * recipe.spreadDegrees) * DEGREE;
    const pace = between(dice, recipe.speedPxPerSecond[0], recipe.speedPxPerSecond[1]) / 1_000;
    speck.texture = this.#sheet.frame(recipe.shape);
    speck.tint = asNumber(recipe.colours[this.#nth++ % recipe.colours.length] ?? "#ffffff");
    speck.x = x;
    speck.y = y;
    speck.rotation = recipe.spinDegreesPerSecond === 0 ? 0 : dice() * 6;
    speck.alpha = opacity;
    flight.opacity[at] = opacity;
    flight.ageMs[at] = 0;
    flight.lifeMs[at] = recipe.lifeMs * between(dice, 0.7, 1);
    flight.speedX[at] = Math.cos(angle) * pace;
    flight.speedY[at] = Math.sin(angle) * pace;
    flight.gravity[at] = recipe.gravityPxPerSecond2 / 1e6;
    flight.spin[at] = (recipe.spinDegreesPerSecond * DEGREE) / 1_000;
    flight.scale[at] = between(dice, recipe.sizePx[0], recipe.sizePx[1]) / FRAME_SIZE;
    flight.growth[at] = recipe.growth;
  }

  /** @param windX what the passing road drags along, in units a millisecond */
  step(stepMs: number, windX: number): void {
    this.#flat.step(stepMs, windX);
    this.#glowing.step(stepMs, windX);
  }
}
