import { z } from "zod";

import { carID, lootID } from "./ids.ts";

const count = z.int().min(0);

/** One part of a reward. */
export const RewardPart = z.union([
  z.object({ cash: count }),
  z.object({ experience: count }),
  z.object({ nitros: count }),
  z.object({ goldDays: count }),
  z.object({ carID }),
  z.object({ lootID }),
]);
