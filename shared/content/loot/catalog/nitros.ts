import { ms } from "../../../units.ts";
import type { Rarity } from "../../cars/car.ts";
import type { Nitro } from "../loot.ts";
import type { FlameOutline, NitroFlame, ParticleShape } from "../particles.ts";
import { entry } from "./entry.ts";

/** A nitro pushes for as long as its flame burns. */
const BURN_MS = ms(600);

const nitro = (
  id: number,
  name: string,
  rarity: Rarity,
  [outline, shape, lengthPx]: readonly [FlameOutline, ParticleShape, number],
  colours: NitroFlame["colours"],
  options: { goldOnly?: boolean; assetKey?: string } = { goldOnly: true },
): Nitro => ({
  ...entry(id, "nitro", name, rarity, options.assetKey ? "default" : "flames", options),
  flame: {
    outline,
    colours,
    lengthPx,
    widthPx: 44,
    lifeMs: BURN_MS,
    sparks: {
      shape,
      colours,
      ratePerSecond: 60,
      spreadDegrees: 30,
      sizePx: [5, 12],
      speedPxPerSecond: [220, 420],
      lifeMs: ms(420),
      growth: 0.3,
      gravityPxPerSecond2: 0,
      spinDegreesPerSecond: 180,
      isGlowing: true,
    },
  },
});

export const NITROS: readonly Nitro[] = [
  nitro(301, "Blue Burner", "common", ["tongue", "dot", 90], ["#2f6fe0", "#4aa8ff", "#d5edf7"], {
    assetKey: "nitro_default",
  }),
  nitro(302, "Gold Rush", "epic", ["wave", "spark", 110], ["#a8741a", "#f0c04c", "#fff3c4"], {
    goldOnly: true,
    assetKey: "nitro_gold",
  }),
  nitro(303, "Red Zone", "uncommon", ["cone", "streak", 110], ["#a3252b", "#ff4a2e", "#ffe9a8"]),
  nitro(304, "Green Ghost", "rare", ["drops", "ring", 100], ["#0f7d6b", "#2fd08a", "#e3ffd6"]),
  nitro(305, "Violet Thunder", "epic", ["bolt", "bolt", 120], ["#5b2fc4", "#9a6bff", "#f0e6ff"]),
  nitro(306, "Aurora", "legendary", ["wave", "star", 130], ["#ff6fa8", "#17bfae", "#fff6d8"]),
];
