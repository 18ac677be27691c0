import { z } from "zod";

import { CLASSES } from "../../rules/classes/numbers.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { sectionID } from "../ids.ts";
import { DEEDS } from "./class-deed.ts";
import { ClassForm, pathChangeID, YearChange } from "./teacher-shapes.ts";

const count = z.int().min(0);

const { name, grade } = ClassForm.shape;
const step = z.discriminatedUnion("deed", [
  z.strictObject({ deed: z.literal("up"), sectionID, name, grade }),
  z.strictObject({ deed: z.literal("into"), sectionID, to: sectionID }),
  z.strictObject({
    deed: z.literal("into-new"),
    sectionID,
    to: count.meta({ description: "Counts `newClasses` from 0." }),
  }),
  z.strictObject({ deed: z.literal("archive"), sectionID }),
]);

export const changeYear = call({
  method: "POST",
  path: "/teachers/year",
  summary:
    "Change many classes at once, or none: move them up, bring pupils into others, archive. A class that isn't named stays; one that all pupils leave is archived.",
  access: "teacher",
  limit: { max: 30, perMs: minutes(15) },
  takesKey: true,
  params: Nothing,
  body: z.strictObject({
    steps: z
      .array(step)
      .min(1, "Choose what becomes of a class.")
      .max(CLASSES.mostSections)
      .readonly()
      .meta({ description: `The classes may have ${CLASSES.mostInYear} people in all.` }),
    newClasses: z.array(ClassForm).max(CLASSES.mostSections).readonly().default([]),
  }),
  answer: z.object({ change: YearChange }),
  refusals: ["notYourClass", "alreadyDone"],
});

export const undoYear = call({
  method: "POST",
  path: "/teachers/year/{id}/undo",
  summary: "Undo a change of a year. What was changed since stays as it is.",
  access: "teacher",
  limit: DEEDS,
  takesKey: true,
  params: z.strictObject({ id: pathChangeID }),
  body: Nothing,
  answer: z.object({
    pupilsBack: count.meta({ description: "Who are in the class of before again." }),
    kept: z
      .object({
        classes: z.array(z.string()).readonly(),
        pupils: count,
      })
      .meta({ description: "What was changed since, and so stays." }),
  }),
  refusals: ["notYourClass", "classFull", "alreadyDone"],
});

export const yearChanges = call({
  method: "GET",
  path: "/teachers/year",
  summary: "Changes of a year that you can undo, the latest first: those whose classes you all teach.",
  access: "teacher",
  limit: { max: 240, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({ changes: z.array(YearChange).readonly() }),
  refusals: [],
});
