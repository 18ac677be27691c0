import { z } from "zod";

import { CLASSES } from "../../rules/classes/numbers.ts";
import { CLASS_SETTINGS } from "../../rules/classes/settings.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { sectionID, stamp, userID } from "../ids.ts";
import { classDeed, DEEDS } from "./class-deed.ts";
import { ClassFile, ClassForm, One } from "./teacher-shapes.ts";

const LOOKS = { max: 240, perMs: minutes(1) } as const;

const settings = z.array(z.enum(CLASS_SETTINGS)).max(CLASS_SETTINGS.length).readonly().optional();

export const newClass = call({
  method: "POST",
  path: "/teachers/classes",
  summary: "Make a class. It gets a code, meets no strangers, and asks you about each pupil who comes by the code.",
  access: "teacher",
  limit: DEEDS,
  takesKey: true,
  params: Nothing,
  body: ClassForm,
  answer: z.object({ class: ClassFile }),
  refusals: ["tooManyClasses"],
});

export const orderClasses = call({
  method: "POST",
  path: "/teachers/classes/order",
  summary: "The order of your school's classes. Those that aren't named come after.",
  access: "teacher",
  limit: DEEDS,
  params: Nothing,
  body: z.strictObject({ sectionIDs: z.array(sectionID).max(CLASSES.mostSections).readonly() }),
  answer: z.object({}),
  refusals: [],
});

export const classFile = call({
  method: "GET",
  path: "/teachers/classes/{id}",
  summary: "Everything of a class that you teach: code, pupils with the names that only teachers see, switches.",
  access: "teacher",
  limit: LOOKS,
  params: One,
  body: Nothing,
  answer: z.object({ class: ClassFile }),
  refusals: ["notYourClass"],
});

export const editClass = call(classDeed("/teachers/classes/{id}/edit", "Change name, grade and colour.", ClassForm));
export const archiveClass = call(
  classDeed("/teachers/classes/{id}/archive", "Put a class away: nobody logs in to it. Nothing is lost.", Nothing),
);
export const restoreClass = call(classDeed("/teachers/classes/{id}/restore", "Bring an archived class back.", Nothing));
export const newClassCode = call(
  classDeed("/teachers/classes/{id}/code", "Another join code. Who waits by the one before is sent away.", Nothing),
);
export const setClassSettings = call(
  classDeed(
    "/teachers/classes/{id}/settings",
    "Open and close things for the pupils, and say whether you are asked about each who comes by the code. In force at once; what isn't named stays.",
    z.strictObject({ needsApproval: z.boolean().optional(), open: settings, close: settings }),
  ),
);
export const postClassMessage = call(
  classDeed(
    "/teachers/classes/{id}/message",
    "A message to the pupils, until a time or until the next; an empty one takes it away.",
    z.strictObject({
      message: z.string().trim().max(CLASSES.messageMax, "That message is too long."),
      untilStamp: stamp.nullable(),
    }),
  ),
);
export const addColleague = call(
  classDeed(
    "/teachers/classes/{id}/colleagues/add",
    "Let another teacher of your school teach the class, too.",
    z.strictObject({ userID }),
  ),
);
export const leaveColleagues = call({
  method: "POST",
  path: "/teachers/classes/{id}/colleagues/leave",
  summary: "Hand the class over: you teach it no more, and somebody else does.",
  access: "teacher",
  limit: DEEDS,
  params: One,
  body: Nothing,
  answer: z.object({}),
  refusals: ["notYourClass", "onlyTeacher"],
});
/** A class whose teachers are all gone is taken over by a colleague of the school. */
export const takeOverClass = call({
  ...classDeed(
    "/teachers/classes/{id}/take-over",
    "Take over a class of your school that has no teacher left.",
    Nothing,
  ),
  refusals: ["notYourClass", "alreadyDone"],
});
