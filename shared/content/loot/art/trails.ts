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
  // Puddle Jump
  213: trail({
    shape: "droplet",
    colours: ["#4aa8ff", "#8fd0ff", "#2f7fd6"],
    sizePx: [6, 14],
    ratePerSecond: 26,
    spreadDegrees: 58,
    gravityPxPerSecond2: 300,
    lifeMs: ms(800),
    growth: 0.8,
  }),
  // Popcorn
  214: trail({
    shape: "puff",
    colours: ["#fffaf0", "#fff0b8", "#ffdf80"],
    sizePx: [8, 13],
    ratePerSecond: 16,
    spreadDegrees: 50,
    gravityPxPerSecond2: 130,
    spinDegreesPerSecond: 220,
    growth: 1,
  }),
  // Warm Hearts
  215: trail({
    shape: "heart",
    colours: ["#ff4a5e", "#ff9db5", "#d92f5a"],
    sizePx: [9, 17],
    ratePerSecond: 13,
    spreadDegrees: 36,
    gravityPxPerSecond2: -80,
    lifeMs: ms(1_300),
    growth: 1.2,
  }),
  // Cotton Candy
  216: trail({
    shape: "puff",
    colours: ["#ff9dc4", "#9fd4ff", "#ffc9de", "#c4b5ff"],
    sizePx: [9, 13],
    ratePerSecond: 16,
    spreadDegrees: 20,
    lifeMs: ms(1_100),
    growth: 1.5,
  }),
  // Pixel Dust
  217: trail({
    shape: "square",
    colours: ["#3fe0ff", "#ff4fb0", "#b6f04a"],
    sizePx: [8, 14],
    ratePerSecond: 24,
    spreadDegrees: 30,
    growth: 0.25,
    lifeMs: ms(1_100),
    isGlowing: true,
  }),
  // Cherry Lane
  218: trail({
    shape: "leaf",
    colours: ["#ff9fc0", "#ff6f9f", "#ffd0de"],
    sizePx: [6, 10],
    ratePerSecond: 24,
    spreadDegrees: 56,
    gravityPxPerSecond2: 50,
    spinDegreesPerSecond: 200,
    growth: 1,
    lifeMs: ms(1_400),
  }),
  // Pillow Fight
  219: trail({
    shape: "feather",
    colours: ["#ffffff", "#e8dcc8", "#cdd8e6"],
    sizePx: [9, 15],
    ratePerSecond: 11,
    spreadDegrees: 50,
    gravityPxPerSecond2: 30,
    spinDegreesPerSecond: 70,
    growth: 1,
    lifeMs: ms(1_500),
  }),
  // Snowballs
  220: trail({
    shape: "dot",
    colours: ["#ffffff", "#e4f1f8", "#cfe4f2"],
    sizePx: [8, 15],
    ratePerSecond: 13,
    spreadDegrees: 40,
    gravityPxPerSecond2: 260,
    growth: 1,
    lifeMs: ms(1_000),
  }),
  // Ice Splinters
  221: trail({
    shape: "streak",
    colours: ["#e6f8ff", "#9fdcf2", "#5fb4e0"],
    sizePx: [14, 24],
    ratePerSecond: 26,
    spreadDegrees: 46,
    gravityPxPerSecond2: 60,
    spinDegreesPerSecond: 160,
    growth: 0.9,
    lifeMs: ms(1_000),
  }),
  // Candlelight
  222: trail({
    shape: "droplet",
    colours: ["#ffb24a", "#ff7a4a", "#ffe08a"],
    sizePx: [9, 17],
    ratePerSecond: 10,
    spreadDegrees: 40,
    gravityPxPerSecond2: -110,
    growth: 0.8,
    lifeMs: ms(1_600),
    isGlowing: true,
  }),
  // Fireflies
  223: trail({
    shape: "dot",
    colours: ["#e6ff7a", "#ffe96b", "#b8f05a"],
    sizePx: [4, 8],
    ratePerSecond: 18,
    spreadDegrees: 50,
    gravityPxPerSecond2: -20,
    growth: 0.6,
    lifeMs: ms(1_700),
    isGlowing: true,
    speedPxPerSecond: [40, 110],
  }),
  // Goldfish
  224: trail({
    shape: "fish",
    colours: ["#ff7a2e", "#ffb24a", "#f7f1e3"],
    sizePx: [13, 20],
    ratePerSecond: 10,
    spreadDegrees: 44,
    growth: 0.9,
    lifeMs: ms(1_400),
  }),
  // Adding Up
  225: trail({
    shape: "plus",
    colours: ["#17bfae", "#9ff5e0", "#f7f1e3"],
    sizePx: [8, 14],
    ratePerSecond: 15,
    spreadDegrees: 44,
    gravityPxPerSecond2: -50,
    growth: 0.9,
    lifeMs: ms(1_200),
  }),
  // Straight As
  226: trail({
    shape: "letter",
    colours: ["#ff5f4a", "#ffd23f", "#f7f1e3"],
    sizePx: [10, 15],
    ratePerSecond: 12,
    spreadDegrees: 48,
    gravityPxPerSecond2: 20,
    growth: 1,
    lifeMs: ms(1_300),
  }),
  // Gold Fizz
  227: trail({
    shape: "ring",
    colours: ["#f0c04c", "#ffe9a6", "#d99a2b"],
    sizePx: [4, 11],
    ratePerSecond: 34,
    spreadDegrees: 30,
    gravityPxPerSecond2: -140,
    growth: 1.2,
    lifeMs: ms(1_200),
    isGlowing: true,
  }),
  // Phoenix Feathers
  228: trail({
    shape: "feather",
    colours: ["#ff4a2e", "#ff9a2e", "#ffe46b"],
    sizePx: [14, 26],
    ratePerSecond: 14,
    spreadDegrees: 40,
    gravityPxPerSecond2: -50,
    growth: 0.5,
    lifeMs: ms(1_200),
    isGlowing: true,
  }),
};
