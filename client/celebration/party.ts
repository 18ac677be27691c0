import type { Dice } from "#shared/rules/chance.ts";

import type { Burst } from "./burst.ts";
import type { Celebration } from "./celebration.ts";
import { explosionPlan, fireworksPlan, showerPlan, sparklesPlan } from "./plans.ts";
import { show } from "./show.ts";

/** Plans and shows celebrations; loaded at the first one. */
export const party = (celebration: Celebration, dice: Dice, signal: AbortSignal): void =>
  show(planFor(celebration, dice), signal);

function planFor(celebration: Celebration, dice: Dice): Burst[] {
  switch (celebration.kind) {
    case "confetti":
      return showerPlan(celebration.size, dice);
    case "fireworks":
      return fireworksPlan(celebration.count, dice);
    case "explosion":
      return explosionPlan(celebration.from);
    case "sparkles":
      return sparklesPlan(celebration.from, dice);
  }
}
