import { between, pick, type Dice } from "#shared/rules/chance.ts";

import type { Burst } from "./burst.ts";
import { CONFETTI, EXPLOSION, FIREWORKS, type ShowerSize, SPARKLES } from "./numbers.ts";
import type { Spot } from "./spot.ts";

const PAPER = ["#ff4a2e", "#ffb224", "#17bfae", "#4aa8ff", "#fff6e6"] as const;
const GOLD = ["#f0c04c", "#fff0bd", "#d9a02b"] as const;
const LIGHTS = ["#ff6a4f", "#ffc14d", "#3be0cd", "#7cc4ff", "#c3a6ff"] as const;

const SHOWER_STEP_MS = 420;
const FIREWORK_LIFE_MS = 1_900;

/** Paper falls from above the page: a burst from each side at once, then nearer to the middle. */
export function showerPlan(size: ShowerSize, dice: Dice): Burst[] {
  return Array.from({ length: size }, (_, nth) => {
    const step = Math.floor(nth / 2);
    const inward = (step / (size - 1)) * 0.9;
    const x = nth % 2 === 0 ? 0.06 + inward : 0.94 - inward;
    return {
      atMs: step * SHOWER_STEP_MS,
      from: { x, y: -0.04 },
      pieces: CONFETTI.pieces,
      angleDegrees: between(dice, 262, 278),
      spreadDegrees: 150,
      speed: 24,
      lifeMs: 2_400,
      weight: 0.9,
      size: 0.9,
      shapes: ["square", "square", "circle"],
      colours: PAPER,
    };
  });
}

/**
 * When each of some launches happens: in even steps, later while as many as allowed are still in the air.
 *
 * @param lifeMs how long one stays in the air
 */
export function launchTimes(count: number, lifeMs: number, everyMs: number = FIREWORKS.everyMs): number[] {
  const times: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const before = times[nth - 1];
    const landed = times[nth - FIREWORKS.mostActive];
    times.push(Math.max(before === undefined ? 0 : before + everyMs, landed === undefined ? 0 : landed + lifeMs));
  }
  return times;
}

/** Round blossoms of one colour each, high above the page's middle. */
export function fireworksPlan(count: number, dice: Dice): Burst[] {
  return launchTimes(count, FIREWORK_LIFE_MS).map((atMs) => ({
    atMs,
    from: { x: between(dice, 0.15, 0.85), y: between(dice, 0.12, 0.4) },
    pieces: CONFETTI.pieces,
    angleDegrees: 90,
    spreadDegrees: 360,
    speed: 26,
    lifeMs: FIREWORK_LIFE_MS,
    weight: 0.55,
    size: 0.6,
    shapes: ["circle"],
    colours: [pick(dice, LIGHTS), "#fff6e6"],
  }));
}

/** A short fountain at one spot. */
export const explosionPlan = (from: Spot): Burst[] => [
  {
    ...EXPLOSION,
    atMs: 0,
    from,
    angleDegrees: 90,
    lifeMs: 1_100,
    weight: 0.5,
    size: 0.7,
    shapes: ["square"],
    colours: PAPER,
  },
];

/** A few small golden stars that hang around a spot. */
export function sparklesPlan(from: Spot, dice: Dice): Burst[] {
  return Array.from({ length: SPARKLES.puffs }, (_, nth) => ({
    atMs: nth * SPARKLES.everyMs,
    from: { x: from.x + between(dice, -0.06, 0.06), y: from.y + between(dice, -0.02, 0.02) },
    pieces: SPARKLES.pieces,
    angleDegrees: 90,
    spreadDegrees: 360,
    speed: 7,
    lifeMs: 1_100,
    weight: 0.12,
    size: 0.6,
    shapes: ["star"],
    colours: GOLD,
  }));
}
