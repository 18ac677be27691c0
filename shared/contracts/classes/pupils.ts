import { z } from "zod";

import { CLASSES } from "../../rules/classes/numbers.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { sectionID, userID } from "../ids.ts";
import { classDeed } from "./class-deed.ts";
import { NeedsChange } from "./needs.ts";
import { Card, ClassFile, pathSectionID } from "./teacher-shapes.ts";

const realName = z.string().trim().max(CLASSES.realNameMax, "That name is too long.");
const Some = z.strictObject({
  userIDs: z
    .array(userID)
    .min(1, "Choose someone.")
    .max(CLASSES.mostPupils * 3)
    .readonly(),
});

export const addPupils = call({
  ...classDeed(
    "/teachers/classes/{id}/pupils/add",
    "Make accounts for pupils, each with an alias and a card. A name is kept for teachers only.",
    z.strictObject({
      language: z.enum(["english", "german", "spanish", "french"]),
      names: z
        .array(realName)
        .min(1, "Add someone.")
        .max(CLASSES.mostPupils)
        .readonly()
        .meta({ description: "An empty name makes a pupil who has only an alias." }),
    }),
  ),
  takesKey: true,
  answer: z.object({ class: ClassFile, cards: z.array(Card).readonly() }),
  refusals: ["notYourClass", "classFull"],
});

export const admitPupils = call({
  ...classDeed("/teachers/classes/{id}/pupils/admit", "Let in who waits.", Some),
  refusals: ["notYourClass", "classFull"],
});
export const removePupils = call({
  ...classDeed(
    "/teachers/classes/{id}/pupils/remove",
    "Take pupils out, or send away who waits. They can be brought back.",
    Some,
  ),
});
export const bringBackPupils = call({
  ...classDeed("/teachers/classes/{id}/pupils/bring-back", "Bring back who was taken out.", Some),
  refusals: ["notYourClass", "classFull", "notAllowed"],
});
export const movePupils = call({
  ...classDeed(
    "/teachers/classes/{id}/pupils/move",
    "Move pupils to another class that you teach.",
    Some.extend({ sectionID }),
  ),
  refusals: ["notYourClass", "classFull"],
});
export const namePupil = call({
  ...classDeed(
    "/teachers/classes/{id}/pupils/name",
    "The real name of a pupil, for the teachers of the class; an empty one takes it away.",
    z.strictObject({ userID, realName }),
  ),
  refusals: ["notYourClass", "notFound"],
});
export const setNeeds = call(
  classDeed(
    "/teachers/classes/{id}/pupils/needs",
    "What pupils need in races, in force at once; what isn't named stays. Only they and the teachers of the class see it.",
    Some.extend({ needs: NeedsChange }),
  ),
);
export const newCards = call({
  ...classDeed("/teachers/classes/{id}/pupils/new-cards", "New codes: cards of before open nothing more.", Some),
  answer: z.object({ cards: z.array(Card).readonly() }),
});
export const pupilCards = call({
  ...classDeed("/teachers/classes/{id}/pupils/cards", "The cards of pupils, for printing.", Some),
  answer: z.object({ cards: z.array(Card).readonly() }),
});
export const releasePupil = call({
  ...classDeed(
    "/teachers/classes/{id}/pupils/release",
    "Make a pupil's account their own: the link lets them choose a password. They stay in the class.",
    z.strictObject({ userID }),
  ),
  answer: z.object({
    class: ClassFile,
    link: z.string().meta({ description: "A path of this site, good for a week." }),
  }),
  refusals: ["notYourClass", "notFound"],
});
export const erasePupils = call({
  ...classDeed("/teachers/classes/{id}/pupils/erase", "Erase accounts that were made for the class, for good.", Some),
});

const OnePupil = z.strictObject({
  id: pathSectionID,
  userID: z.coerce.number().int().min(1) as unknown as typeof userID,
});
export const exportPupil = call({
  method: "GET",
  path: "/teachers/classes/{id}/pupils/{userID}/export",
  summary: "All that is stored of an account that was made for the class.",
  access: "teacher",
  limit: { max: 60, perMs: minutes(15) },
  params: OnePupil,
  body: Nothing,
  answer: z.object({ data: z.record(z.string(), z.unknown()) }),
  refusals: ["notYourClass", "notFound"],
});
