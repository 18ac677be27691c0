import { z } from "zod";

import { ACHIEVEMENTS } from "../content/achievements/catalog.ts";
import { ACHIEVEMENT_FIELDS } from "../content/achievements/fields.ts";
import { minutes } from "../units.ts";
import { call, Nothing } from "./call.ts";
import { achievementID, carID, lootID, stamp } from "./ids.ts";
import { SelfParts } from "./self.ts";

const count = z.int().min(0);

/** @source core §3 User session */
const OwnAchievements = z.object({
  standing: z.partialRecord(z.enum(ACHIEVEMENT_FIELDS), z.number()).meta({
    description: "The caller's figures that achievements ask for; one that is missing is 0.",
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
  summary: "What the caller has done and earned.",
  access: "user",
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: OwnAchievements,
  refusals: [],
});

/** @source core §7 Achievements */
export const checkAchievements = call({
  method: "POST",
  path: "/achievements/check",
  summary: "Earn those of some achievements that the caller's own figures allow by now.",
  access: "user",
  limit: { max: 60, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({ ids: z.array(z.int()).max(ACHIEVEMENTS.length, "Ask for each achievement once.") }),
  answer: OwnAchievements.pick({ unclaimed: true }).extend({
    achieved: z.array(achievementID).readonly().meta({ description: "Those of the asked ones that were earned now." }),
    instantClaimed: z.array(achievementID).readonly().meta({ description: "Those of them without a reward." }),
  }),
  refusals: [],
});

const Given = z.union([
  z.object({ cash: count }),
  z.object({ experience: count }),
  z.object({ nitros: count }),
  z.object({ goldDays: count }),
  z.object({ carID }),
  z.object({ lootID }),
]);

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
    given: z.array(Given).readonly(),
    ...SelfParts.pick({ wallet: true }).shape,
  }),
  refusals: ["notFound", "notEarned", "alreadyDone"],
});
