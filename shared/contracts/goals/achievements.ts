import { z } from "zod";

import { isAchievementField } from "../../content/achievements/fields.ts";
import { EXTRA_LEVEL_CASH } from "../../content/seasons/calendar.ts";
import { formatMoney } from "../../format/figures.ts";
import type { Standing } from "../../rules/achievements/tally.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { RewardPart } from "../economy/reward-part.ts";
import { achievementID, stamp } from "../ids.ts";
import { Self, SelfParts } from "../self.ts";

const count = z.int().min(0);

const shares = z
  .array(z.tuple([achievementID, z.number().min(0).max(1)]))
  .readonly()
  .meta({
    description:
      "The share of racers who have each achievement, from 0 to 1, as it was last counted; none before the first count.",
  });
export type AchievementShares = z.input<typeof shares>;

const standing = z.record(
  z.string().refine(isAchievementField, "No achievement asks for that."),
  z.union([z.number(), z.string()]),
) as unknown as z.ZodType<Standing, Standing>;

/** @source core §3 User session */
const OwnAchievements = z.object({
  standing: standing.meta({
    description: "The caller's figures and words that achievements ask for; a figure that is missing is 0.",
  }),
  achievements: z
    .array(z.tuple([achievementID, stamp, count]))
    .readonly()
    .meta({ description: "What was earned, the oldest first: each with its stamp and its points." }),
  unclaimed: z.array(achievementID).readonly().meta({ description: "Those of them whose reward waits." }),
  points: count.meta({ description: "Of all that was earned." }),
});
export type OwnAchievements = z.input<typeof OwnAchievements>;

export const achievements = call({
  method: "GET",
  path: "/achievements",
  summary: "What the caller has done and earned, and how many racers have each achievement.",
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: OwnAchievements.extend({ shares }),
  refusals: [],
});

/** More than there are at once. */
const MOST_IDS = 500;

/** @source core §7 Achievements */
export const checkAchievements = call({
  method: "POST",
  path: "/achievements/check",
  summary: "Earn those of some achievements that the caller's own figures allow by now.",
  access: "user",
  limit: { max: 60, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({ ids: z.array(z.int()).max(MOST_IDS, "Ask for each achievement once.") }),
  answer: OwnAchievements.pick({ unclaimed: true }).extend({
    user: Self.meta({ description: "The caller, with what the check changed." }),
    achieved: z.array(achievementID).readonly().meta({ description: "Those of the asked ones that were earned now." }),
    instantClaimed: z.array(achievementID).readonly().meta({ description: "Those of them without a reward." }),
  }),
  refusals: [],
});

/** @source core §7 Achievements */
export const claimAchievement = call({
  method: "GET",
  path: "/achievements/claim/{achievementID}",
  summary:
    "Take the reward of an achievement that the caller earned, once. A car or loot that is owned pays cash instead.",
  access: "user",
  limit: { max: 120, perMs: minutes(1) },
  takesKey: true,
  params: z.strictObject({ achievementID: z.coerce.number().int() as unknown as typeof achievementID }),
  body: Nothing,
  answer: OwnAchievements.pick({ unclaimed: true }).extend({
    given: z.array(RewardPart).readonly(),
    ...SelfParts.pick({ wallet: true }).shape,
  }),
  refusals: ["notFound", "notEarned", "alreadyDone"],
});

/** @source core §7 Achievements, rules What is given and taken: Extra tier */
export const claimExtraLevels = call({
  method: "POST",
  path: "/achievements/extra",
  summary: `Take ${formatMoney(EXTRA_LEVEL_CASH)} for each level past a season's last reward that the caller reached, each once; after the season, too.`,
  access: "user",
  limit: { max: 60, perMs: minutes(1) },
  takesKey: true,
  params: Nothing,
  body: z.strictObject({ id: z.int().meta({ description: "The season's." }) }),
  answer: z.object({
    given: z.array(RewardPart).readonly().meta({ description: "One for each level." }),
    ...SelfParts.pick({ wallet: true, season: true }).shape,
  }),
  refusals: ["notFound", "notEarned"],
});
