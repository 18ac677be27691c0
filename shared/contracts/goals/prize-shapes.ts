import { z } from "zod";

import { RARITIES } from "../../content/cars/car.ts";
import { LOOT_TYPES } from "../../content/loot/loot.ts";
import { PRIZE_STATES } from "../../rules/achievements/prize-state.ts";
import { achievementID } from "../ids.ts";

const count = z.int().min(0);

/** A prize of a season or an event. @source teams-shop-seasons §3 Season reward */
export const PrizeReward = z.object({
  type: z.enum(["car", "loot", "money"]),
  value: z.int().meta({ description: "carID, lootID, or so much cash." }),
});
export type PrizeReward = z.infer<typeof PrizeReward>;

/** What it is, in the words of the catalogue. @source teams-shop-seasons §3 Event achievement */
export const PrizeDetails = z.object({
  type: z.enum(["car", ...LOOT_TYPES, "money"]),
  id: z.int(),
  name: z.string(),
  src: z.string().nullable().meta({ description: "The asset key of its picture; null for cash." }),
  rarity: z.enum(RARITIES).nullable().meta({ description: "null for cash." }),
});

export const Prize = z.object({
  achievementID: achievementID.meta({ description: "Claim it with `/achievements/claim/{achievementID}`." }),
  name: z.string(),
  points: count,
  goldOnly: z.boolean().meta({ description: "Only gold members can wear what it gives." }),
  reward: PrizeReward.nullable().meta({ description: "null for a surprise that was not reached yet." }),
  details: PrizeDetails.nullable(),
  progress: count.max(100).meta({ description: "Whole percent of the way to it." }),
  state: z.enum(PRIZE_STATES).meta({
    description:
      "`claimed`; `waiting` to be claimed; `due`: reached, ask for it with `/achievements/check`; `locked`: reached, and needs gold; `ahead`; `missed`: it's over.",
  }),
});
export type Prize = z.infer<typeof Prize>;
