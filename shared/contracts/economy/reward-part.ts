import { z } from "zod";

import { carID, lootID } from "../ids.ts";

const count = z.int().min(0);

/** A car or a piece of loot. */
export const ItemPart = z.union([z.object({ carID }), z.object({ lootID })]);

/** One part of a reward. */
export const RewardPart = z.union([
  z.object({ cash: count }),
  z.object({ experience: count }),
  z.object({ nitros: count }),
  z.object({ goldDays: count }),
  ...ItemPart.options,
]);
