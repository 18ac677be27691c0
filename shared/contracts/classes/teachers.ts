import { z } from "zod";

import { CLASSES } from "../../rules/classes/numbers.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { stamp, userID } from "../ids.ts";
import { Colleague, TeacherClass } from "./teacher-shapes.ts";

const LOOKS = { max: 240, perMs: minutes(1) } as const;
const DEEDS = { max: 60, perMs: minutes(15) } as const;

const nickname = z
  .string()
  .trim()
  .min(1, "What do your pupils call you?")
  .max(CLASSES.nicknameMax, "That name is too long.");

/** Where a player stands on the way to be a teacher. */
export const teacherStanding = call({
  method: "GET",
  path: "/teachers/standing",
  summary: "Whether you are a teacher, or have asked to be one, and what is missing.",
  access: "user",
  limit: LOOKS,
  params: Nothing,
  body: Nothing,
  answer: z.object({
    standing: z.enum(["none", "waiting", "refused", "teacher"]),
    hasVerifiedEmail: z.boolean(),
    school: z.string().nullable().meta({ description: "That was asked for, or is the teacher's." }),
    knownSchool: z
      .string()
      .nullable()
      .meta({ description: "The school of the e-mail address's domain, which lets its teachers in by itself." }),
    nickname: z.string().nullable(),
    reason: z.string().nullable().meta({ description: "Why the operator said no." }),
  }),
  refusals: [],
});

/** A sign-up as a teacher: an address at a listed school is let in at once, any other waits for the operator. */
export const askToTeach = call({
  method: "POST",
  path: "/teachers/ask",
  summary: "Ask to be a teacher. Needs a verified e-mail address. A listed school's address is let in at once.",
  access: "user",
  limit: DEEDS,
  params: Nothing,
  body: z.strictObject({
    schoolName: z.string().trim().min(1, "Name your school.").max(CLASSES.schoolMax, "That name is too long."),
    nickname,
    note: z.string().trim().max(500, "That's too long.").default(""),
  }),
  answer: z.object({ standing: z.enum(["waiting", "teacher"]) }),
  refusals: ["emailNeeded", "alreadyDone", "notAllowed"],
});

/** A teacher's school: colleagues and all classes. */
export const school = call({
  method: "GET",
  path: "/teachers/school",
  summary: "Your school, its teachers, and its classes in their order.",
  access: "teacher",
  limit: LOOKS,
  params: Nothing,
  body: Nothing,
  answer: z.object({
    name: z.string(),
    code: z.string().meta({ description: "By which a colleague who is a teacher comes in." }),
    nickname: z.string(),
    teachers: z
      .array(
        Colleague.omit({ isTeaching: true }).extend({
          joinedStamp: stamp,
          isResponsible: z.boolean().meta({ description: "Here longest: may let the others go." }),
          teaches: z.int().min(0).meta({ description: "Open classes." }),
          onlyTeacherOf: z
            .array(z.string())
            .readonly()
            .meta({ description: "Open classes that nobody else teaches: with one, nobody leaves by themself." }),
        }),
      )
      .readonly(),
    classes: z.array(TeacherClass).readonly(),
  }),
  refusals: [],
});

export const editSchool = call({
  method: "POST",
  path: "/teachers/school/edit",
  summary: "Rename your school, or yourself.",
  access: "teacher",
  limit: DEEDS,
  params: Nothing,
  body: z.strictObject({
    name: z.string().trim().min(1, "Name your school.").max(CLASSES.schoolMax, "That name is too long."),
    nickname,
  }),
  answer: z.object({}),
  refusals: [],
});

export const joinSchool = call({
  method: "POST",
  path: "/teachers/school/join",
  summary: "Come into a colleague's school by its code, with the classes that only you teach.",
  access: "teacher",
  limit: { max: 60, perMs: minutes(15) },
  params: Nothing,
  body: z.strictObject({ code: z.string().trim().min(1, "Enter the code.").max(40, "That code is too long.") }),
  answer: z.object({}),
  refusals: ["wrongCode", "alreadyDone", "tooManyClasses"],
});

export const newSchoolCode = call({
  method: "POST",
  path: "/teachers/school/code",
  summary: "Another code for colleagues; the one before opens nothing more.",
  access: "teacher",
  limit: DEEDS,
  params: Nothing,
  body: Nothing,
  answer: z.object({ code: z.string() }),
  refusals: [],
});

/** Takes oneself out of the school: classes stay the school's. */
export const leaveSchool = call({
  method: "POST",
  path: "/teachers/school/leave",
  summary: "Leave your school for one of your own. Classes stay with the school; each needs another teacher first.",
  access: "teacher",
  limit: DEEDS,
  params: Nothing,
  body: Nothing,
  answer: z.object({}),
  refusals: ["onlyTeacher"],
});

/** Takes a colleague out of the school: their classes stay the school's. */
export const letColleagueGo = call({
  method: "POST",
  path: "/teachers/school/let-go",
  summary:
    "Let a colleague go, as if they left your school. Classes that only they taught become yours, and its code is renewed. For who is responsible for the school.",
  access: "teacher",
  limit: DEEDS,
  params: Nothing,
  body: z.strictObject({ userID }),
  answer: z.object({}),
  refusals: ["notAllowed"],
});
