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
  heart: "M0 44C-62 2 -50 -42 -24 -42Q-6 -42 0 -24Q6 -42 24 -42C50 -42 62 2 0 44z",
  droplet: "M0 -50Q36 -4 36 14A36 34 0 0 1 -36 14Q-36 -4 0 -50z",
  plus: "M-15 -46H15V-15H46V15H15V46H-15V15H-46V-15H-15z",
  letter: "M-14 -46H14L46 46H20L14 26H-14L-20 46H-46zM-8 5H8L0 -22z",
  feather:
    "M-48 50L-31 25C-44 0 -20 -44 46 -48C50 -30 47 -14 40 -2L22 0L33 9Q25 20 14 26L-2 20L4 31Q-8 37 -24 33L-42 52zM-22 22L-18 26L26 -26z",
  fish: "M-24 -5L-48 -26Q-40 0 -48 26L-24 5Q-14 20 4 23L-2 36Q14 34 20 22Q42 16 50 0Q42 -16 20 -22L10 -34Q-2 -32 -4 -22Q-16 -18 -24 -5zM22 -7a7 7 0 1 1 14 0a7 7 0 1 1 -14 0z",
  umbrella:
    "M-4 -42V-48H4V-42Q44 -38 48 6Q36 -6 25 4Q14 -6 4 4V34A14 14 0 0 1 -24 34H-16A6 6 0 0 0 -4 34V4Q-14 -6 -25 4Q-36 -6 -48 6Q-44 -38 -4 -42z",
  cat: "M-42 -46L-18 -28Q0 -33 18 -28L42 -46Q48 -18 44 4Q38 38 0 38T-44 4Q-48 -18 -42 -46zM-25 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM9 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z",
  paw: "M0 -4Q22 -4 31 20Q36 42 16 42Q8 42 0 38Q-8 42 -16 42Q-36 42 -31 20Q-22 -4 0 -4zM-35 -20a10 14 0 1 1 0 28a10 14 0 1 1 0 -28zM35 -20a10 14 0 1 1 0 28a10 14 0 1 1 0 -28zM-14 -46a11 16 0 1 1 0 32a11 16 0 1 1 0 -32zM14 -46a11 16 0 1 1 0 32a11 16 0 1 1 0 -32z",
  veil: "M-38 -28Q-30 -44 -22 -26L-16 -42Q-8 -52 0 -34L8 -48Q16 -54 22 -36L28 -44Q38 -46 38 -22Q32 6 36 34Q26 26 14 36Q2 46 -10 36Q-22 28 -36 40Q-30 4 -38 -28z",
  sprinkle: box(-46, -15, 92, 30, 15),
  kite: "M10 -49L44 -15L9 -21zM5 -48L4 -21L-27 -25zM42 -10L-3 19L8 -16zM-27 -20L3 -16L-7 18zM-13 31L-29 24V39zM-13 31L1 24V38zM-6 20Q-18 28 -10 34Q-4 42 -16 50L-20 47Q-10 41 -16 36Q-24 28 -10 18z",
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
  steps: "M100 18H78V10H56V22H40V32H24V40H10V46H0V54H10V60H24V68H40V78H56V90H78V82H100z",
  prongs: "M100 18Q68 0 18 8Q44 18 54 32Q22 36 0 50Q22 64 54 68Q44 82 18 92Q68 100 100 82z",
  diamonds: "M100 34L80 14L56 42L38 26L20 45L0 50L20 55L38 74L56 58L80 86L100 66z",
  plume:
    "M100 22C90 8 74 10 64 24C62 14 54 6 38 4C46 18 42 30 32 34C22 38 10 32 0 16C-2 44 12 64 36 66C52 84 82 92 100 78z",
  chilli: "M100 26Q74 8 48 26Q26 42 0 38Q14 62 44 70Q74 86 100 74z",
  paw: `M44 34V66H100V34z${dot(46, 50, 28)}${dot(42, 20, 13)}${dot(17, 35, 13)}${dot(17, 65, 13)}${dot(42, 80, 13)}`,
  ripple:
    "M100 22Q88 4 72 14Q56 26 42 12Q26 0 14 14Q6 24 0 18Q2 38 16 38Q8 46 4 60Q16 52 26 62Q22 74 30 88Q42 72 56 78Q80 92 100 78z",
  whip: "M100 14Q84 4 76 18Q70 24 72 30Q58 20 50 32Q46 36 47 41Q36 34 28 42Q14 44 4 34Q-4 50 12 58Q20 62 30 60Q36 68 48 64Q52 78 72 72Q78 92 100 86z",
  humps:
    "M100 22C90 4 78 2 70 22C64 40 54 40 46 26C38 12 30 14 24 30C20 42 12 46 0 48C12 54 18 62 26 74C34 86 44 86 50 72C56 60 64 62 70 78C76 96 92 92 100 78z",
  rays: "M100 30L84 34L72 6L66 32L38 14L46 38L8 30L32 46L0 50L32 54L8 70L46 62L38 86L66 68L72 94L84 66L100 70z",
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
