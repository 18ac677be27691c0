import { z } from "zod";

import { LESSON_IDS } from "../content/lessons/lesson.ts";
import { HOLD_KINDS, HOLD_REASONS } from "../rules/fair-play/reward-hold.ts";
import { SIGNALS } from "../rules/fair-play/signal.ts";
import { CASE_KINDS, DECISIONS } from "../rules/moderation-cases.ts";
import { MEASURES, REPORT_SUBJECTS } from "../rules/moderation.ts";
import { raceID, site, stamp, userID } from "./ids.ts";
import { Foul } from "./race/race.ts";
import { ReportReason } from "./social/players.ts";

const lessonID = z.enum(LESSON_IDS).nullable();

const CaseRacer = z.object({
  userID,
  username: z.string().nullable().meta({ description: "null for a guest." }),
  displayName: z.string(),
  createdStamp: stamp,
  racesPlayed: z.int(),
  reports: z.int().meta({ description: "How often others reported them." }),
});

/** A race that the case is about. */
export const CaseRace = z.object({
  raceID,
  slot: z.int(),
  site,
  lessonID,
  startedStamp: stamp,
  speed: z.number(),
  accuracy: z.number(),
  cash: z.int().nullable(),
  foul: Foul.nullable(),
  signals: z
    .array(
      z.object({
        code: z.enum(SIGNALS),
        measured: z.number().nullable(),
        threshold: z.number(),
        fired: z.boolean(),
        isConclusive: z.boolean(),
      }),
    )
    .readonly()
    .meta({ description: "Those past their limit first." }),
  hasReplay: z.boolean().meta({ description: "Whether its keys are still kept." }),
  isAsked: z.boolean().meta({ description: "Whether the racer asked for a person about this race." }),
});
export type CaseRace = z.infer<typeof CaseRace>;

const Measured = z.object({
  measure: z.enum(MEASURES),
  subject: z.enum(REPORT_SUBJECTS),
  reason: z.string(),
  by: z.string(),
  stamp,
  untilStamp: stamp.nullable(),
  liftedStamp: stamp.nullable(),
});

const EarlierHold = z.object({
  reason: z.enum(HOLD_REASONS),
  sinceStamp: stamp,
  endedBy: z.enum(HOLD_KINDS).nullable(),
  isReleased: z.boolean().nullable(),
  words: z.string().nullable(),
});

/** One case with what decides it. Nobody's e-mail, address or birthday is in it, and not who reported. */
export const CaseFile = z.object({
  caseID: z.string(),
  kind: z.enum(CASE_KINDS),
  sinceStamp: stamp,
  racer: CaseRacer,
  hold: z.object({ site, kind: z.enum(HOLD_KINDS), reason: z.enum(HOLD_REASONS) }).nullable(),
  races: z
    .array(CaseRace)
    .readonly()
    .meta({ description: "Those that the racer asked about first, then the newest; of many not all." }),
  raceCount: z.int().meta({ description: "How many races it is about." }),
  certificates: z
    .array(
      z.object({
        lessonID,
        speed: z.number(),
        method: z.string().meta({
          description: "How it was won, such as `pictures`, `moderator`, or `witness`: a teacher of the class.",
        }),
        witness: z.string().nullable().meta({ description: "Whose word it is, by username." }),
        wonStamp: stamp,
        isRevoked: z.boolean(),
      }),
    )
    .readonly(),
  act: Measured.extend({ words: z.string().nullable() }).nullable().meta({ description: "The act that was appealed." }),
  report: z
    .object({
      reason: ReportReason,
      note: z.string(),
      subject: z.enum(REPORT_SUBJECTS),
      tag: z.string().nullable(),
      words: z.string(),
      wordsNow: z.string().nullable().meta({ description: "What stands there now; null for a player, or once gone." }),
    })
    .nullable(),
  holds: z.array(EarlierHold).readonly().meta({ description: "Other holds of the racer, the last first." }),
  measures: z.array(Measured).readonly().meta({ description: "What moderators did before, the last first." }),
  decisions: z.array(z.enum(DECISIONS)).readonly().meta({ description: "What the caller may decide now." }),
  obstacle: z.string().nullable().meta({ description: "Why the caller may decide nothing about an open case." }),
  decided: z
    .array(z.object({ decision: z.enum(DECISIONS), by: z.string(), reason: z.string(), stamp }))
    .readonly()
    .meta({ description: "What was decided about it, the last first." }),
});
export type CaseFile = z.infer<typeof CaseFile>;
