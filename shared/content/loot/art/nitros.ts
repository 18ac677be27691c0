import type { NitroFlame, ParticleRecipe } from "../particles.ts";
import { flame, PLAIN_FLAME } from "./plain.ts";

/** Sparks that rise like embers. */
const EMBERS: Partial<ParticleRecipe> = { spreadDegrees: 50, sizePx: [6, 12], gravityPxPerSecond2: -160, growth: 0.7 };
/** Bubbles that grow as they rise. */
const FIZZ: Partial<ParticleRecipe> = { spreadDegrees: 50, sizePx: [6, 14], gravityPxPerSecond2: -120, growth: 1 };
/** Small upright squares. */
const BITS: Partial<ParticleRecipe> = { spreadDegrees: 46, sizePx: [8, 12], growth: 0.6, spinDegreesPerSecond: 0 };
/** Sparks that keep their size, so that one sees what they are. */
const FLAKES: Partial<ParticleRecipe> = { spreadDegrees: 54, sizePx: [10, 18], growth: 0.9 };

/** Long streaks straight back. */
const JETS: Partial<ParticleRecipe> = { spreadDegrees: 44, sizePx: [18, 30], growth: 0.6, spinDegreesPerSecond: 0 };
/** Bright stars. */
const NOVA: Partial<ParticleRecipe> = {
  spreadDegrees: 60,
  sizePx: [14, 24],
  growth: 0.8,
  colours: ["#ffe98a", "#ff9ad0", "#ffffff"],
};
/** Fireflies that leave in all directions. */
const FIREFLIES: Partial<ParticleRecipe> = {
  spreadDegrees: 60,
  sizePx: [7, 13],
  gravityPxPerSecond2: -90,
  growth: 0.9,
  colours: ["#c8f06a", "#fff3c4", "#8fd66a"],
};
/** Loose snow that swells. */
const POWDER: Partial<ParticleRecipe> = {
  spreadDegrees: 48,
  sizePx: [12, 20],
  gravityPxPerSecond2: 60,
  growth: 1.6,
  colours: ["#ffffff", "#d5edf7", "#b7cdf6"],
};

/** Snow that is thrown up and comes down. */
const FLURRY: Partial<ParticleRecipe> = { ...FLAKES, gravityPxPerSecond2: 220 };
/** Soft puffs that rise and spread. */
const STEAM: Partial<ParticleRecipe> = { ...FIZZ, growth: 1.6, colours: ["#fff0dc", "#ffd0d8", "#f7f1e3"] };

/** Short rods in the colours of sweets. */
const SPRINKLES: Partial<ParticleRecipe> = {
  spreadDegrees: 56,
  sizePx: [10, 15],
  growth: 1,
  colours: ["#ff6a8a", "#5fd0c4", "#ffd45e"],
};
/** Green sparks over a warm flame. */
const FLASHES: Partial<ParticleRecipe> = {
  spreadDegrees: 60,
  sizePx: [12, 22],
  growth: 0.8,
  colours: ["#8dffb4", "#ffe08a", "#d8ffe2"],
};

/** Flames by lootID. */
export const NITRO_ART: Readonly<Record<number, NitroFlame>> = {
  // Blue Burner
  301: PLAIN_FLAME,
  // Gold Rush
  302: flame("wave", "spark", 110, ["#a8741a", "#f0c04c", "#fff3c4"]),
  // Red Zone
  303: flame("cone", "streak", 110, ["#a3252b", "#ff4a2e", "#ffe9a8"]),
  // Green Ghost
  304: flame("drops", "ring", 100, ["#0f7d6b", "#2fd08a", "#e3ffd6"]),
  // Violet Thunder
  305: flame("bolt", "bolt", 120, ["#5b2fc4", "#9a6bff", "#f0e6ff"]),
  // Aurora
  306: flame("wave", "star", 130, ["#ff6fa8", "#17bfae", "#fff6d8"]),
  // Campfire
  307: flame("tongue", "dot", 74, ["#c2401c", "#ff8a3c", "#ffe9a8"], EMBERS),
  // Cherry Soda
  308: flame("wave", "ring", 92, ["#a3124a", "#ff4f8a", "#ffe3ec"], FIZZ),
  // Eight-Bit
  309: flame("steps", "square", 100, ["#1f7a3c", "#5fd84a", "#eaffb8"], BITS),
  // Mint Breeze
  310: flame("plume", "leaf", 96, ["#2b8f84", "#8fe3cf", "#f2fff9"], FLAKES),
  // Triple Jet
  311: flame("prongs", "streak", 112, ["#0f6a9c", "#38c6ee", "#eafcff"], JETS),
  // Shock Diamonds
  312: flame("diamonds", "spark", 124, ["#c23a1f", "#ff9a3c", "#fff1c4"], FLAKES),
  // Neon Sign
  313: flame("bolt", "square", 104, ["#ff3fa4", "#2a1846", "#39e6ff"], BITS),
  // Icicle
  314: flame("cone", "flake", 126, ["#5f9fd0", "#bfe6f5", "#ffffff"], FLAKES),
  // Ember Sky
  315: flame("plume", "dot", 112, ["#7a2f78", "#ff6a5c", "#ffd98a"], EMBERS),
  // Ink Jet
  316: flame("drops", "droplet", 110, ["#18a8e0", "#ec3f9a", "#ffe04a"], FLAKES),
  // Phoenix
  317: flame("prongs", "feather", 122, ["#b3262b", "#ff8a1e", "#ffe46b"], FLAKES),
  // Supernova
  318: flame("diamonds", "star", 130, ["#6a3fe0", "#ff4fa2", "#ffe98a"], NOVA),
  // Extra Chilli
  1331: flame("chilli", "droplet", 116, ["#b8151f", "#ff5a1f", "#ffd25a"], FLAKES),
  // Kettle's On
  1332: flame("wave", "puff", 88, ["#8ea3ba", "#d2dfe9", "#ffffff"], FIZZ),
  // Push Your Luck
  1333: flame("paw", "spark", 120, ["#f5a524", "#ff4f96", "#fff3cf"], NOVA),
  // Snow Blower
  1231: flame("plume", "flake", 108, ["#6f7fd0", "#c4d4fa", "#ffffff"], FLURRY),
  // Extra Hot
  1232: flame("drops", "puff", 92, ["#6b3a22", "#b97848", "#fff0dc"], STEAM),
  // Solar Wind
  1233: flame("ripple", "spark", 124, ["#5a34c8", "#22cf98", "#e6ffe0"], FLAKES),
  // Quick Wick
  1431: flame("drops", "dot", 108, ["#d9641e", "#ffb224", "#fff3c4"], FIREFLIES),
  // Powder Puff
  1531: flame("wave", "puff", 116, ["#5f86e0", "#a9d8f7", "#ffffff"], POWDER),
  // Big Dipper
  1131: flame("humps", "star", 116, ["#2f4f9e", "#ff7a5c", "#ffe3a0"], FLAKES),
  // Soft Serve
  1132: flame("whip", "sprinkle", 92, ["#c9823c", "#ffd9a0", "#fffaf0"], SPRINKLES),
  // Green Flash
  1133: flame("rays", "spark", 124, ["#f0562e", "#ffc23f", "#8dffb4"], FLASHES),
};
