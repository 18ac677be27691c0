import { ms } from "../../../units.ts";
import type { ParticleRecipe } from "../particles.ts";
import { PLAIN_TRAIL, trail } from "./plain.ts";

/** What flies behind a car, by lootID. */
export const TRAIL_ART: Readonly<Record<number, ParticleRecipe>> = {
  // Road Dust
  201: PLAIN_TRAIL,
  // Confetti
  202: trail({
    shape: "square",
    colours: ["#ff4a2e", "#ffb224", "#17bfae", "#4aa8ff", "#9a6bff"],
    sizePx: [5, 9],
    spreadDegrees: 50,
    gravityPxPerSecond2: 160,
    spinDegreesPerSecond: 360,
    growth: 1,
  }),
  // Bubbles
  203: trail({
    shape: "ring",
    colours: ["#bfe6f5", "#4aa8ff", "#8fd8e8"],
    sizePx: [6, 16],
    speedPxPerSecond: [30, 80],
    gravityPxPerSecond2: -60,
    lifeMs: ms(1_300),
    growth: 1.3,
  }),
  // Autumn Road
  204: trail({
    shape: "leaf",
    colours: ["#d9632b", "#e8a33d", "#b3402a", "#c98a2c"],
    sizePx: [8, 14],
    spreadDegrees: 40,
    gravityPxPerSecond2: 60,
    spinDegreesPerSecond: 240,
    growth: 1,
    lifeMs: ms(1_200),
  }),
  // Welder
  205: trail({
    shape: "streak",
    colours: ["#ffe9a8", "#ffb224", "#ff7a3c"],
    sizePx: [8, 18],
    spreadDegrees: 34,
    speedPxPerSecond: [160, 320],
    lifeMs: ms(500),
    gravityPxPerSecond2: 240,
    isGlowing: true,
  }),
  // First Snow
  206: trail({
    shape: "flake",
    colours: ["#ffffff", "#d5edf7", "#a9d4ee"],
    sizePx: [6, 13],
    spreadDegrees: 36,
    gravityPxPerSecond2: 40,
    spinDegreesPerSecond: 90,
    lifeMs: ms(1_400),
    growth: 0.8,
  }),
  // Hum a Tune
  207: trail({
    shape: "note",
    colours: ["#9a6bff", "#ff9db5", "#4aa8ff"],
    sizePx: [10, 16],
    ratePerSecond: 12,
    spreadDegrees: 40,
    gravityPxPerSecond2: -70,
    lifeMs: ms(1_300),
    growth: 1,
  }),
  // Loose Keys
  208: trail({
    shape: "key",
    colours: ["#f7f1e3", "#cad4e0", "#ff4a2e"],
    sizePx: [8, 13],
    ratePerSecond: 14,
    spreadDegrees: 44,
    gravityPxPerSecond2: 200,
    spinDegreesPerSecond: 300,
    growth: 1,
  }),
  // Seven Ribbons
  209: trail({
    shape: "streak",
    colours: ["#ff4a2e", "#ff8a3c", "#ffd23f", "#5fae4f", "#17bfae", "#4aa8ff", "#9a6bff"],
    sizePx: [22, 36],
    ratePerSecond: 42,
    spreadDegrees: 10,
    speedPxPerSecond: [180, 220],
    lifeMs: ms(800),
    growth: 0.7,
  }),
  // Stardust
  210: trail({
    shape: "star",
    colours: ["#ffe9a6", "#ffffff", "#c9b3ff"],
    sizePx: [6, 14],
    ratePerSecond: 26,
    spreadDegrees: 30,
    spinDegreesPerSecond: 120,
    lifeMs: ms(1_100),
    isGlowing: true,
  }),
  // Storm Front
  211: trail({
    shape: "bolt",
    colours: ["#ffffff", "#8fd0ff", "#9a6bff"],
    sizePx: [12, 24],
    ratePerSecond: 18,
    spreadDegrees: 26,
    speedPxPerSecond: [140, 260],
    lifeMs: ms(450),
    isGlowing: true,
    growth: 0.8,
  }),
  // Gold Dust
  212: trail({
    shape: "spark",
    colours: ["#f0c04c", "#ffe9a6", "#fff6d8"],
    sizePx: [8, 18],
    ratePerSecond: 30,
    spreadDegrees: 32,
    gravityPxPerSecond2: 30,
    spinDegreesPerSecond: 90,
    lifeMs: ms(1_200),
    isGlowing: true,
  }),
};
