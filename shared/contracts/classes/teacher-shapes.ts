import { z } from "zod";

import type { YearChangeID } from "../../ids.ts";
import { CLASS_COLOR_KEYS, CLASSES } from "../../rules/classes/numbers.ts";
import { CLASS_SETTINGS } from "../../rules/classes/settings.ts";
import { sectionID, stamp, userID } from "../ids.ts";
import { Needs } from "./needs.ts";

const count = z.int().min(0);
export const pathSectionID = z.coerce.number().int().min(1) as unknown as typeof sectionID;
const changeID = z.int() as unknown as z.ZodType<YearChangeID, number>;
export const pathChangeID = z.coerce.number().int().min(1) as unknown as typeof changeID;
export const One = z.strictObject({ id: pathSectionID });

const line = (max: number, tooLong: string) => z.string().trim().max(max, tooLong);

export const ClassForm = z.strictObject({
  name: line(CLASSES.nameMax, "That name is too long.").min(1, "Give the class a name."),
  grade: line(CLASSES.gradeMax, "That's too long for a grade.").default(""),
  color: z.enum(CLASS_COLOR_KEYS as [string, ...string[]]),
});
export type ClassForm = z.infer<typeof ClassForm>;

/** A class in a teacher's list. */
export const TeacherClass = z.object({
  sectionID,
  name: z.string(),
  grade: z.string(),
  color: z.string().meta({ description: "A key of CLASS_COLORS." }),
  pupils: count,
  waiting: count.meta({ description: "Who wait for a yes." }),
  isOwn: z.boolean().meta({ description: "Whether the caller teaches it; a colleague's class is only named." }),
  teachers: z.array(z.string()).readonly().meta({ description: "As pupils call them." }),
  createdStamp: stamp,
  archivedStamp: stamp.nullable(),
  archivedBy: z.string().nullable(),
});
export type TeacherClass = z.infer<typeof TeacherClass>;

/** A pupil as the teachers of the class see them. */
export const Pupil = z.object({
  userID,
  username: z.string(),
  alias: z.string(),
  realName: z.string().nullable().meta({ description: "Seen here, and nowhere else." }),
  standing: z.enum(["pending", "member", "removed"]),
  isMade: z.boolean().meta({ description: "Made for the class, without an e-mail or a password." }),
  hasCard: z.boolean(),
  needs: Needs,
  joinedStamp: stamp,
  removedStamp: stamp.nullable(),
  lastSeenStamp: stamp.nullable(),
  played: count.meta({ description: "Races as a member." }),
  speed: z.number().nullable().meta({ description: "WPM, or right answers a minute, over those races." }),
  accuracy: z.number().nullable().meta({ description: "Percent." }),
});
export type Pupil = z.infer<typeof Pupil>;

export const Colleague = z.object({
  userID,
  nickname: z.string(),
  username: z.string(),
  isTeaching: z.boolean().meta({ description: "Teaches this class." }),
});

/** Everything of one class, for its teachers. */
export const ClassFile = TeacherClass.extend({
  code: z.string().meta({ description: "By which pupils join." }),
  needsApproval: z.boolean(),
  disabledClassSettings: z.array(z.enum(CLASS_SETTINGS)).readonly(),
  message: z.object({ message: z.string(), untilStamp: stamp.nullable(), isOver: z.boolean() }).nullable(),
  members: z.array(Pupil).readonly(),
  colleagues: z.array(Colleague).readonly().meta({ description: "All teachers of the school." }),
});
export type ClassFile = z.infer<typeof ClassFile>;

export const Card = z.object({
  userID,
  alias: z.string(),
  realName: z.string().nullable(),
  code: z.string().meta({ description: "Signs in, typed or as the QR code's address." }),
});
export type Card = z.infer<typeof Card>;

/** A change of a year that can be undone. */
export const YearChange = z.object({
  changeID,
  doneStamp: stamp,
  by: z.string().nullable().meta({ description: "The colleague who did it; null: you." }),
  up: count.meta({ description: "Classes that go on under a new name." }),
  pupilsMoved: count.meta({ description: "Into another class." }),
  made: count.meta({ description: "New classes." }),
  archived: count.meta({ description: "Classes that were put away." }),
});
export type YearChange = z.infer<typeof YearChange>;
