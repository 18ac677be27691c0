import type { Ms } from "../../units.ts";
import type { Hex } from "../cars/colour.ts";
import { box, dot, star } from "../cars/outline.ts";

/** Outlines in a square from -50 to 50, to be tinted. */
export const PARTICLE_SHAPES = {
  puff: `${dot(-14, 8, 26)}${dot(16, 10, 24)}${dot(0, -12, 28)}`,
  dot: dot(0, 0, 40),
  ring: "M-42 0a42 42 0 0 1 84 0a42 42 0 0 1 -84 0zM-30 0a30 30 0 0 0 60 0a30 30 0 0 0 -60 0z",
  square: box(-32, -32, 64, 64, 6),
  streak: "M-50 0Q0 -14 50 -8V8Q0 14 -50 0z",
  star: star(0, 0, 48),
  spark: star(0, 0, 50, 4, 0.2),
  flake: star(0, 0, 48, 6, 0.28),
  leaf: "M-46 30Q-40 -30 44 -40Q46 30 -24 34L-40 48z",
  note: "M-6 -46L40 -34V-16L4 -26V28A20 16 0 1 1 -6 16z",
  key: "M-40 -30Q-40 -40 -30 -40H30Q40 -40 40 -30V30Q40 40 30 40H-30Q-40 40 -40 30zM-24 -30V14H24V-30z",
  bolt: "M10 -50L-34 8H-6L-14 50L34 -12H4z",
} as const;
export type ParticleShape = keyof typeof PARTICLE_SHAPES;

type Range = readonly [least: number, most: number];

/** Particles from the tail of a car, moving left. */
export interface ParticleRecipe {
  readonly shape: ParticleShape;
  /** Used by the particles in turn. */
  readonly colours: readonly Hex[];
  readonly ratePerSecond: number;
  /** Full opening angle of the cone behind the car. */
  readonly spreadDegrees: number;
  readonly sizePx: Range;
  readonly speedPxPerSecond: Range;
  readonly lifeMs: Ms;
  /** Final size relative to the initial size. */
  readonly growth: number;
  /** Positive falls, negative rises. */
  readonly gravityPxPerSecond2: number;
  readonly spinDegreesPerSecond: number;
  /** Additive blending. */
  readonly isGlowing: boolean;
}

export const FLAME_OUTLINES = {
  tongue: "M100 22Q60 14 30 26Q14 32 0 50Q14 68 30 74Q60 86 100 78z",
  cone: "M100 20L0 50L100 80z",
  wave: "M100 20Q80 8 64 24Q44 12 34 32Q16 30 0 50Q16 70 34 68Q44 88 64 76Q80 92 100 80z",
  bolt: "M100 20L56 26L64 36L20 38L32 48L0 56L44 62L38 72L74 70L70 80L100 80z",
  drops: "M100 24Q62 16 44 34Q30 30 20 40Q6 42 0 50Q6 58 20 60Q30 70 44 66Q62 84 100 76z",
} as const;
export type FlameOutline = keyof typeof FLAME_OUTLINES;

/** The flame of a nitro, pointing left from the tail; its outline fills a square of 100 whose right edge is the nozzle. */
export interface NitroFlame {
  readonly outline: FlameOutline;
  /** From the outer layer to the core. */
  readonly colours: readonly [Hex, Hex, Hex];
  readonly lengthPx: number;
  readonly widthPx: number;
  readonly lifeMs: Ms;
  readonly sparks: ParticleRecipe;
}
