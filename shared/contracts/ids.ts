import { z } from "zod";

import type { AchievementID } from "../content/achievements/achievement.ts";
import type { ChallengeID } from "../content/challenges.ts";
import type { LootID } from "../content/loot/loot.ts";
import { SITES } from "../content/site.ts";
import type { AssignmentID, CarID, HoldID, RaceID, SectionID, TeamID, TextID, TrialID, UserID } from "../ids.ts";
import type { Day, Stamp } from "../units.ts";

/** Ids: plain numbers and strings on the wire, branded inside. */
export const userID = z.int() as unknown as z.ZodType<UserID, number>;
export const carID = z.int32() as unknown as z.ZodType<CarID, number>;
export const lootID = z.int32() as unknown as z.ZodType<LootID, number>;
export const teamID = z.int() as unknown as z.ZodType<TeamID, number>;
export const sectionID = z.int() as unknown as z.ZodType<SectionID, number>;
export const assignmentID = z.int() as unknown as z.ZodType<AssignmentID, number>;
export const textID = z.int() as unknown as z.ZodType<TextID, number>;
export const achievementID = z.int() as unknown as z.ZodType<AchievementID, number>;
export const challengeID = z.int() as unknown as z.ZodType<ChallengeID, number>;
export const holdID = z.int().positive() as unknown as z.ZodType<HoldID, number>;
export const trialID = z.uuid() as unknown as z.ZodType<TrialID, string>;
export const raceID = z.uuid() as unknown as z.ZodType<RaceID, string>;

const teamTag = z.string().nullable().default(null).meta({ description: "null without a team." });
/** What a racer wears; of a later version perhaps more than this one knows. */
export const look = z.string().default("").meta({
  description:
    "What the racer wears: trail, nitro, nametag and title as ids to the base of 36 with dots between them, and for each sticker `~id-x-y-turn` (`m` at its end: mirrored). Empty for a plain car.",
});

/** What a racer shows besides name and car. Missing in what an earlier version sent. */
export const shown = {
  tag: teamTag,
  tagColor: teamTag,
  look,
  isGold: z.boolean().default(false),
};

export const site = z.enum(SITES);

/** A moment, as whole seconds. */
export const stamp = z.int().meta({ description: "Seconds since 1970 UTC." }) as unknown as z.ZodType<Stamp, number>;

/** A day of the calendar. */
export const day = z.int().meta({ description: "Days since 1970 UTC." }) as unknown as z.ZodType<Day, number>;
