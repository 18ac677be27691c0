import type { ParticleRecipe } from "#shared/content/loot/particles.ts";
import type { Dice } from "#shared/rules/chance.ts";
import { ms } from "#shared/units.ts";

import type { Sparks } from "./sparks.ts";

const recipe: ParticleRecipe = {
  shape: "square",
  colours: ["#ff4a2e", "#ffb224", "#17bfae", "#4aa8ff", "#fff6e6"],
  ratePerSecond: 0,
  spreadDegrees: 150,
  sizePx: [5, 9],
  speedPxPerSecond: [30, 150],
  lifeMs: ms(2_600),
  growth: 1,
  gravityPxPerSecond2: 70,
  spinDegreesPerSecond: 240,
  isGlowing: false,
};

const CONFETTI = { count: 90, width: 460, y: 84 } as const;

/** Falls from the gate when this player's car drives through it. */
export function dropConfetti(sparks: Sparks, gateX: number, dice: Dice): void {
  for (let nth = 0; nth < CONFETTI.count; nth++) {
    sparks.throw(recipe, gateX + (dice() - 0.3) * CONFETTI.width, CONFETTI.y * dice(), 90);
  }
}
