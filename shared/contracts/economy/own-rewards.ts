import { z } from "zod";

import { carID, stamp } from "../ids.ts";

const count = z.int().min(0);

/** What a daily box held. @source core §4 */
export const BoxReward = z.object({
  type: z.enum(["money", "nitros", "car"]),
  value: z.int().min(1).meta({ description: "Cash, nitros, or the carID." }),
  duplicateCarID: carID.nullable().meta({ description: "The car in whose place the cash was paid: it was owned." }),
});
export type BoxReward = z.infer<typeof BoxReward>;

/** What races bring besides their own pay. @source core §3 User session */
export const Rewards = z.object({
  mysteryBoxes: count.meta({ description: "Daily boxes opened so far." }),
  lastMysteryBoxClaimed: stamp.nullable(),
  rewardCountdown: count.meta({ description: "Seconds until the next box may be opened." }),
  lastMysteryBox: BoxReward.nullable().meta({ description: "What was in the last one." }),
});
export type Rewards = z.infer<typeof Rewards>;
