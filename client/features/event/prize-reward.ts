import type { LootID } from "#shared/content/loot/loot.ts";
import type { CarID } from "#shared/ids.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";

import type { EventPrize } from "../../data/event/use-event.ts";

/** What a prize gives; null for a surprise that was not reached yet. */
export function rewardOf({ reward }: Pick<EventPrize, "reward">): Reward | null {
  if (reward === null) return null;
  const { type, value } = reward;
  if (type === "car") return { carID: value as CarID };
  return type === "loot" ? { lootID: value as LootID } : { cash: value };
}
