import type { Weather as WeatherContent, WeatherKind } from "#shared/content/scenery/scenery.ts";
import { between, type Dice } from "#shared/rules/chance.ts";

import { wrapped } from "./motion.ts";
import type { SpeckShape } from "./paint/atlas.ts";
import { asNumber } from "./paint/ink.ts";
import { FRAME_SIZE, SpeckPool, type SpeckSheet } from "./speck-pool.ts";

interface Habit {
  readonly shape: SpeckShape;
  readonly size: readonly [least: number, most: number];
  /** Units a millisecond. */
  readonly fall: number;
  readonly drift: number;
  /** How far it swings to the sides, and how it swings. */
  readonly sway: number;
  readonly swayMs: number;
  /** Breathes between dark and light. */
  readonly isPulsing: boolean;
  readonly alpha: number;
  /** How much taller than wide. */
  readonly stretch: number;
  readonly isGlowing: boolean;
  /** The lowest it goes. */
  readonly floor: number;
  readonly ceiling: number;
}

const FLOATING: Habit = {
  shape: "soft",
  size: [5, 12],
  fall: -0.006,
  drift: 0.004,
  sway: 12,
  swayMs: 1_400,
  isPulsing: true,
  alpha: 0.9,
  stretch: 1,
  isGlowing: true,
  floor: 250,
  ceiling: 90,
};

const HABITS: Readonly<Record<WeatherKind, Habit>> = {
  fireflies: FLOATING,
  sparks: { ...FLOATING, size: [4, 9], fall: -0.014, ceiling: 40, sway: 8, alpha: 0.7 },
  pollen: { ...FLOATING, size: [3, 8], fall: 0.006, drift: -0.01, ceiling: -10, floor: 400, alpha: 0.75 },
  dust: {
    ...FLOATING,
    shape: "puff",
    size: [3, 9],
    fall: 0,
    drift: -0.03,
    sway: 5,
    isPulsing: false,
    alpha: 0.32,
    isGlowing: false,
    ceiling: 150,
    floor: 415,
  },
  snow: {
    ...FLOATING,
    shape: "dot",
    size: [3, 8],
    fall: 0.045,
    drift: -0.012,
    sway: 9,
    swayMs: 900,
    isPulsing: false,
    alpha: 0.92,
    isGlowing: false,
    ceiling: -10,
    floor: 425,
  },
  rain: {
    ...FLOATING,
    shape: "drop",
    size: [16, 26],
    fall: 0.62,
    drift: -0.12,
    sway: 0,
    isPulsing: false,
    alpha: 0.5,
    stretch: 1.5,
    isGlowing: false,
    ceiling: -30,
    floor: 430,
  },
};

const MOST = 220;

/** What falls or floats in front of the road. It drifts by itself, slowly; the race makes it rush. */
export class Weather {
  readonly pool: SpeckPool;
  readonly #habit: Habit;
  readonly #depth: Float32Array;
  readonly #homeX: Float32Array;
  readonly #phase: Float32Array;
  readonly #count: number;
  #shown = 0;
  #width = 1_000;
  #clockMs = 0;

  constructor({ kind, ink, count }: WeatherContent, sheet: SpeckSheet, dice: Dice) {
    this.#habit = HABITS[kind];
    this.#count = count;
    this.pool = new SpeckPool(MOST, sheet, this.#habit.isGlowing);
    this.#depth = new Float32Array(MOST);
    this.#homeX = new Float32Array(MOST);
    this.#phase = new Float32Array(MOST);
    for (const [at, speck] of this.pool.specks.entries()) {
      const depth = between(dice, 0.55, 1.25);
      const size = between(dice, this.#habit.size[0], this.#habit.size[1]) * depth;
      this.#depth[at] = depth;
      this.#homeX[at] = dice() * 4_000;
      this.#phase[at] = dice() * 6.28;
      speck.texture = sheet.frame(this.#habit.shape);
      speck.tint = asNumber(ink);
      speck.y = between(dice, this.#habit.ceiling, this.#habit.floor);
      speck.scaleX = (size / FRAME_SIZE) * (this.#habit.shape === "drop" ? 0.6 : 1);
      speck.scaleY = (size / FRAME_SIZE) * this.#habit.stretch;
    }
  }

  widen(width: number): void {
    this.#width = width + 60;
    this.#shown = Math.min(MOST, Math.round((this.#count * width) / 1_000));
    for (const [at, speck] of this.pool.specks.entries()) if (at >= this.#shown) speck.alpha = 0;
  }

  /** @param moved how far the road went in this step */
  step(stepMs: number, moved: number): void {
    const habit = this.#habit;
    const width = this.#width;
    const { pool } = this;
    this.#clockMs += stepMs;
    const rush = stepMs > 0 ? Math.min(1, moved / stepMs) : 0;
    const lean = habit.shape === "drop" ? Math.atan2(-habit.drift + rush * 0.45, habit.fall) : 0;
    const height = habit.floor - habit.ceiling;
    for (let at = 0; at < this.#shown; at++) {
      const speck = pool.specks[at];
      if (!speck) continue;
      const depth = this.#depth[at] ?? 1;
      const phase = (this.#phase[at] ?? 0) + this.#clockMs / habit.swayMs;
      const home = (this.#homeX[at] ?? 0) + habit.drift * depth * stepMs - moved * depth * 0.8;
      this.#homeX[at] = home;
      speck.x = wrapped(home, width) - 30 + Math.sin(phase) * habit.sway;
      speck.y = habit.ceiling + wrapped(speck.y - habit.ceiling + habit.fall * depth * stepMs, height);
      speck.rotation = lean;
      speck.alpha = habit.isPulsing ? habit.alpha * (0.5 + 0.5 * Math.sin(phase * 1.7)) : habit.alpha * depth * 0.8;
    }
  }
}
