import { z } from "zod";

import type { SeasonID } from "../../content/seasons/calendar.ts";
import { SEASONS, type SeasonKey } from "../../content/ways.ts";
import { achievementID, stamp } from "../ids.ts";
import { Prize, PrizeReward } from "./prize-shapes.ts";

const count = z.int().min(0);
export const seasonID = z.int() as unknown as z.ZodType<SeasonID, number>;
export const seasonKey = z.enum(Object.keys(SEASONS) as [SeasonKey, ...SeasonKey[]]);

/** How far the racer is in a season. */
const Reached = {
  experience: count.meta({ description: "Of the season; `playerExperience` is that of a lifetime." }),
  level: z.int().min(1).meta({ description: "Of the season; `playerLevel` is that of a lifetime." }),
  lastExtraLevel: count.meta({
    description: "The levels past the season's last reward are counted from 1: the last one that was paid.",
  }),
};

/** A season of the calendar. @source teams-shop-seasons §3 Season */
export const SeasonHead = z.object({
  seasonID,
  key: seasonKey.meta({ description: "Its design: colours, place, sound." }),
  name: z.string(),
  startStamp: stamp,
  endStamp: stamp.meta({ description: "It is over from then on. Seconds since 1970 UTC." }),
});

/** The racer's season. @source core §3 User session, teams-shop-seasons §3 Season */
export const OwnSeason = z.object({
  ...Reached,
  season: SeasonHead.extend({
    ...Reached,
    totalRewards: count,
    daysRemaining: count.meta({ description: "Rounded up; 0 when it is over." }),
    achievementGroupID: count.meta({ description: "The group with the rewards of its road." }),
    currentLevelXP: count.meta({ description: "Experience inside the present level…" }),
    requiredXP: count.meta({ description: "…out of so much." }),
    percentComplete: count.max(100),
    nextReward: z.object({
      achievementID,
      name: z.string(),
      reward: PrizeReward,
      details: Prize.shape.details.unwrap(),
      level: z.int(),
      free: z.boolean(),
      experience: count.meta({ description: "What it needs in all." }),
    }),
    due: z.array(achievementID).readonly().meta({ description: "Reached, and not written as earned yet." }),
    waiting: count.meta({ description: "Rewards that were earned and wait to be claimed." }),
  })
    .nullable()
    .meta({ description: "The one that runs; between two, the one that was last. null before the first." }),
  extraUnclaimed: z
    .array(z.object({ seasonID, levels: z.int().min(1) }))
    .readonly()
    .meta({ description: "Extra levels that were reached and wait to be claimed, of all seasons." }),
});
export type OwnSeason = z.infer<typeof OwnSeason>;
