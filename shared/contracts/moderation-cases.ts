import { z } from "zod";

import { CASE_ID, CASE_KINDS, CASES_A_PAGE, DECISIONS } from "../rules/moderation-cases.ts";
import { MOST_BAN_DAYS, MOST_REASON } from "../rules/moderation.ts";
import { minutes } from "../units.ts";
import { call, Nothing } from "./call.ts";
import { CaseFile } from "./case-file.ts";
import { raceID, site, stamp, userID } from "./ids.ts";
import { RaceRecord } from "./race/race.ts";

const caseID = z.string().regex(CASE_ID, "There's no such case.");

/** A line of the list. */
export const CaseLine = z.object({
  caseID,
  kind: z.enum(CASE_KINDS),
  sinceStamp: stamp,
  userID,
  username: z.string().nullable(),
  displayName: z.string(),
  about: z.string().meta({
    description:
      "Why it waits: a hold's reason, a foul's rule (of a race without one a hold's reason), a measure, a report's reason.",
  }),
  note: z.string().meta({ description: "What whoever reported wrote; empty for other cases." }),
  site: site.nullable(),
  races: z.int().meta({ description: "How many wait; 0 for what is about no race." }),
  speed: z.number().nullable().meta({ description: "The fastest of them." }),
  isAsked: z.boolean().meta({ description: "Whether the racer asked for a person." }),
});
export type CaseLine = z.infer<typeof CaseLine>;

export const moderationCases = call({
  method: "GET",
  path: "/moderation/cases",
  summary: `What waits for a moderator: holds, appeals and reports in one list, the oldest first, ${CASES_A_PAGE} a page. What is about the caller, or was reported by them, isn't in it.`,
  access: "moderator",
  limit: { max: 240, perMs: minutes(1) },
  params: Nothing,
  query: z.object({
    after: z
      .string()
      .regex(/^\d{1,12}~[\w:-]{1,60}$/, "That isn't a place in the list.")
      .optional()
      .meta({ description: "`next` of the page before." }),
  }),
  body: Nothing,
  answer: z.object({
    cases: z.array(CaseLine).readonly(),
    next: z.string().nullable().meta({ description: "Where the next page begins; null on the last." }),
  }),
  refusals: [],
});

export const moderationCase = call({
  method: "GET",
  path: "/moderation/cases/{caseID}",
  summary: "One case with what decides it, also once it is decided.",
  access: "moderator",
  limit: { max: 240, perMs: minutes(1) },
  params: z.strictObject({ caseID }),
  body: Nothing,
  answer: z.object({ case: CaseFile }),
  refusals: ["notFound", "notAllowed"],
});

export const caseRace = call({
  method: "GET",
  path: "/moderation/cases/{caseID}/races/{raceID}",
  summary:
    "A race that a case is about, with the keys of the racer it is about and of bots; other people are called 'Racer' and a number.",
  access: "moderator",
  limit: { max: 120, perMs: minutes(1) },
  params: z.strictObject({ caseID, raceID }),
  body: Nothing,
  answer: z.object({ race: RaceRecord }),
  refusals: ["notFound", "notAllowed", "raceNotFound"],
});

export const decideCase = call({
  method: "POST",
  path: "/moderation/cases/{caseID}",
  summary: "Decide a case, once, with a reason that the player reads. A mute or a ban is taken back on the same case.",
  access: "moderator",
  takesKey: true,
  limit: { max: 60, perMs: minutes(1) },
  params: z.strictObject({ caseID }),
  body: z.strictObject({
    decision: z.enum(DECISIONS),
    days: z
      .int()
      .min(1)
      .max(MOST_BAN_DAYS)
      .nullable()
      .optional()
      .meta({ description: "How long a mute or a ban lasts; null: for good, which only a ban may." }),
    reason: z
      .string()
      .trim()
      .min(1, "Say why, in words for the player.")
      .max(MOST_REASON, `A reason has at most ${MOST_REASON} characters.`),
  }),
  answer: z.object({ case: CaseFile }),
  refusals: ["notFound", "notAllowed", "alreadyDone"],
});

export const moderationWeeks = call({
  method: "GET",
  path: "/moderation/weeks",
  summary: "What became of holds for speed and signs, week by week, the newest of twelve first.",
  access: "moderator",
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({
    weeks: z
      .array(
        z.object({
          week: stamp.meta({ description: "Its Monday (UTC)." }),
          held: z.int(),
          certified: z.int(),
          released: z.int(),
          refused: z.int().meta({ description: "Upheld: a moderator found that the signs were right." }),
          open: z.int(),
          hoursToDecision: z
            .number()
            .nullable()
            .meta({ description: "The median from a hold's beginning to a moderator's decision; null without one." }),
        }),
      )
      .readonly(),
  }),
  refusals: [],
});
