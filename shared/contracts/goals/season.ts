import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { RewardPart } from "../economy/reward-part.ts";
import { achievementID, raceID, site, stamp } from "../ids.ts";
import { SeasonHead, type seasonID } from "./own-season.ts";
import { Prize } from "./prize-shapes.ts";

const count = z.int().min(0);

/** A reward of a season's road. @source teams-shop-seasons §3 Season reward */
const SeasonReward = Prize.extend({
  level: z.int().meta({ description: "The level that brings it." }),
  experience: count.meta({ description: "What it needs in all." }),
  free: z.boolean().meta({ description: "For everyone; the others need gold." }),
  hidden: z.boolean().meta({ description: "A surprise beside the road." }),
  extraTier: z.boolean().meta({ description: "What each level past the last reward pays; claimed by itself." }),
});
export type SeasonReward = z.infer<typeof SeasonReward>;

/** A season that the caller raced in and that is over. */
const ClosedSeason = SeasonHead.extend({ level: z.int().min(1) });

const SeasonPage = z.object({
  season: SeasonHead.extend({
    totalRewards: count,
    daysRemaining: count,
    achievementGroupID: count,
    isActive: z.boolean(),
    isEarly: z.boolean().meta({ description: "It has not started; gold members see it a day before." }),
  })
    .nullable()
    .meta({ description: "The one that runs; between two, the one that was last. null before the first." }),
  next: SeasonHead.meta({ description: "The next one to begin." }),
  experience: count,
  level: z.int().min(1),
  currentLevelXP: count,
  requiredXP: count,
  percentComplete: count.max(100),
  nextReward: achievementID.nullable(),
  rewards: z.array(SeasonReward).readonly().meta({
    description: "The road in the order of its levels, then what each level past the last reward pays.",
  }),
  achievements: z.array(achievementID).readonly().meta({ description: "The season's, besides the road." }),
  closed: z.array(ClosedSeason).readonly().meta({ description: "The caller's earlier seasons, the newest first." }),
});
export type SeasonPage = z.infer<typeof SeasonPage>;

export const season = call({
  method: "GET",
  path: "/season",
  summary:
    "The road of the season that runs, with what the caller reached; gold members see the next one a day before.",
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: SeasonPage,
  refusals: [],
});

const SeasonMemories = z.object({
  season: SeasonHead,
  experience: count,
  level: z.int().min(1),
  totalRewards: count,
  sites: z
    .array(
      z.object({
        site,
        played: count,
        won: count,
        bestSpeed: z.number().meta({ description: "WPM, or right answers a minute; 0 without a paid race." }),
        average: z.number().nullable(),
      }),
    )
    .readonly()
    .meta({ description: "Each site that was raced on." }),
  best: z
    .array(
      z.object({
        raceID,
        site,
        speed: z.number(),
        accuracy: z.number(),
        place: z.int().nullable(),
        startedStamp: stamp,
      }),
    )
    .readonly()
    .meta({ description: "The fastest three on each site, the fastest first." }),
  earned: z
    .array(z.object({ achievementID, name: z.string(), reward: RewardPart.nullable(), isClaimed: z.boolean() }))
    .readonly()
    .meta({ description: "What the road and the season's achievements gave." }),
});
export type SeasonMemories = z.infer<typeof SeasonMemories>;

export const seasonMemories = call({
  method: "GET",
  path: "/seasons/{seasonID}",
  summary: "What the caller did in a season that is over.",
  access: "user",
  openToBots: true,
  limit: { max: 60, perMs: minutes(1) },
  params: z.strictObject({ seasonID: z.coerce.number().int() as unknown as typeof seasonID }),
  body: Nothing,
  answer: SeasonMemories,
  refusals: ["notFound"],
});
