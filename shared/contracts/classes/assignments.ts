import { z } from "zod";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import type { Goal } from "../../rules/classes/assignments/goal.ts";
import { ASSIGNMENTS } from "../../rules/classes/assignments/numbers.ts";
import { REWARDS } from "../../rules/rewards/race-reward.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { assignmentID, stamp, userID } from "../ids.ts";
import { DEEDS } from "./class-deed.ts";
import { One } from "./teacher-shapes.ts";

const LOOKS = { max: 240, perMs: minutes(1) } as const;

const upTo = (most: number, least = 1) => z.int().min(least).max(most);
const races = upTo(ASSIGNMENTS.mostRaces);
const accuracy = upTo(100, REWARDS.leastAccuracy);
const lessonID = z.enum(LESSON_IDS);

/** What a class is to do. */
const AssignmentGoal = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("races"), races }),
    z.strictObject({ kind: z.literal("minutes"), minutes: upTo(ASSIGNMENTS.mostMinutes) }),
    z.strictObject({ kind: z.literal("accuracy"), races, accuracy }),
    z.strictObject({ kind: z.literal("speed"), races, speed: upTo(ASSIGNMENTS.mostSpeed) }),
    z.strictObject({ kind: z.literal("improvement"), races, percent: upTo(ASSIGNMENTS.mostPercent) }),
    z.strictObject({ kind: z.literal("answers"), lessonID, answers: upTo(ASSIGNMENTS.mostAnswers) }),
    z.strictObject({ kind: z.literal("lesson"), lessonID, races, accuracy }),
    z.strictObject({ kind: z.literal("facts"), facts: upTo(ASSIGNMENTS.mostFacts) }),
  ])
  .meta({
    description: `Races count that are finished with ${REWARDS.leastAccuracy}% accuracy or better. \`answers\`, \`lesson\` and \`facts\` are for the math site.`,
  }) satisfies z.ZodType<Goal>;

const Progress = {
  count: z.number().min(0).meta({ description: "Races, minutes, right answers or facts." }),
  of: z.number().min(0),
  doneStamp: stamp.nullable().meta({ description: "When it was reached." }),
};

/** What a class is or was to do, as its teachers see it. */
const Assignment = z.object({
  assignmentID,
  goal: AssignmentGoal,
  fromStamp: stamp,
  untilStamp: stamp,
  isOver: z.boolean(),
  by: z.string().nullable().meta({ description: "The colleague who set it; null: you, or nobody who is still here." }),
  done: z.int().min(0).meta({ description: "Pupils of the class who have done it." }),
});
export type Assignment = z.infer<typeof Assignment>;

const PupilProgress = z.object({ userID, ...Progress });
export type PupilProgress = z.infer<typeof PupilProgress>;

/** What a pupil has to do. */
const OwnAssignment = z.object({
  assignmentID,
  goal: AssignmentGoal,
  untilStamp: stamp,
  isOver: z.boolean().meta({ description: "It stays for a day." }),
  ...Progress,
  target: z
    .number()
    .nullable()
    .meta({ description: "Of an improvement: the speed that counts for this pupil, once an average is known." }),
  facts: z.array(z.string()).readonly().meta({ description: "Weak facts that aren't mastered yet: `6 × 7`." }),
});
export type OwnAssignment = z.infer<typeof OwnAssignment>;

export const ownAssignments = call({
  method: "GET",
  path: "/classes/assignments",
  summary: "What your class has to do, and how far you are. Empty for whoever is no pupil.",
  access: "user",
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({ assignments: z.array(OwnAssignment).readonly() }),
  refusals: [],
});

const OneOf = One.extend({ assignmentID: z.coerce.number().int().min(1) as unknown as typeof assignmentID });
const All = z.object({
  assignments: z.array(Assignment).readonly().meta({ description: "The last end first." }),
  removed: z.array(Assignment).readonly().meta({ description: "What was taken away and can be brought back." }),
});

export const classAssignments = call({
  method: "GET",
  path: "/teachers/classes/{id}/assignments",
  summary: "What a class that you teach has to do on this site, and what is over.",
  access: "teacher",
  limit: LOOKS,
  params: One,
  body: Nothing,
  answer: All,
  refusals: ["notYourClass"],
});

export const assignmentProgress = call({
  method: "GET",
  path: "/teachers/classes/{id}/assignments/{assignmentID}",
  summary: "How far each pupil of the class is with one assignment.",
  access: "teacher",
  limit: LOOKS,
  params: OneOf,
  body: Nothing,
  answer: z.object({ pupils: z.array(PupilProgress).readonly() }),
  refusals: ["notYourClass", "notFound"],
});

const untilStamp = stamp;

export const makeAssignment = call({
  method: "POST",
  path: "/teachers/classes/{id}/assignments",
  summary: `Set your pupils something to do from now until a date. A class has ${ASSIGNMENTS.mostOpen} open ones at most.`,
  access: "teacher",
  limit: DEEDS,
  takesKey: true,
  params: One,
  body: z.strictObject({ goal: AssignmentGoal, untilStamp }),
  answer: All,
  refusals: ["notYourClass", "notAllowed", "tooManyAssignments"],
});

const toOne = { method: "POST", access: "teacher", limit: DEEDS, params: OneOf, answer: All } as const;

export const changeAssignment = call({
  ...toOne,
  path: "/teachers/classes/{id}/assignments/{assignmentID}/until",
  summary: "Another end for an assignment. Races between the old end and a new one that comes after it don't count.",
  body: z.strictObject({ untilStamp }),
  refusals: ["notYourClass", "notFound", "tooManyAssignments"],
});
export const removeAssignment = call({
  ...toOne,
  path: "/teachers/classes/{id}/assignments/{assignmentID}/remove",
  summary: "Take an assignment away. It can be brought back with everyone's progress.",
  body: Nothing,
  refusals: ["notYourClass", "notFound"],
});
export const restoreAssignment = call({
  ...toOne,
  path: "/teachers/classes/{id}/assignments/{assignmentID}/restore",
  summary: "Bring an assignment back that was taken away.",
  body: Nothing,
  refusals: ["notYourClass", "notFound", "tooManyAssignments"],
});
