import type { Celebration } from "../../../celebration/celebration.ts";
import type { Spot } from "../../../celebration/spot.ts";
import type { Tier } from "./steps.ts";

/** Fireworks of the best rewards: as many as may be in the air. @source teams-shop-seasons §9 */
const LAUNCHES = 5;

/** How a reward is celebrated: the rarer, the more. @source teams-shop-seasons §9 Confetti emitter counts */
export function cheersFor(tier: Tier, from: Spot): readonly Celebration[] {
  switch (tier) {
    case "plain":
      return [{ kind: "sparkles", from }];
    case "common":
      return [
        { kind: "explosion", from },
        { kind: "sparkles", from },
      ];
    case "uncommon":
    case "rare":
      return [{ kind: "confetti", size: 6 }];
    case "epic":
      return [{ kind: "confetti", size: 9 }];
    case "legendary":
    case "gold":
      return [
        { kind: "confetti", size: 9 },
        { kind: "fireworks", count: LAUNCHES },
      ];
  }
}
