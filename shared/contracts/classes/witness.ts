import { z } from "zod";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { stamp, userID } from "../ids.ts";
import { One } from "./teacher-shapes.ts";

const lessonID = z.enum(LESSON_IDS).nullable().meta({ description: "The kind of problems; null for typing." });
const speed = z.number().positive().meta({ description: "The fastest of them, in WPM or right answers a minute." });

/** Races of a pupil that wait for somebody who has seen how fast they type. */
export const WitnessWish = z.object({
  userID,
  alias: z.string(),
  lessonID,
  races: z.int().min(1),
  speed,
  sinceStamp: stamp,
});
export type WitnessWish = z.infer<typeof WitnessWish>;

const Wishes = z.object({ wishes: z.array(WitnessWish).readonly() });

export const witnessWishes = call({
  method: "GET",
  path: "/teachers/classes/{id}/witness",
  summary: "Whose races wait because they were fast, and who asked for a person to look: a teacher can be that person.",
  access: "teacher",
  limit: { max: 600, perMs: minutes(15) },
  params: One,
  body: Nothing,
  answer: Wishes,
  refusals: ["notYourClass"],
});

export const witnessPupil = call({
  method: "POST",
  path: "/teachers/classes/{id}/witness",
  summary:
    "Say that you saw this pupil type as fast. What waited up to that speed is paid, and as fast a race counts at once from now on. It is kept who said so.",
  access: "teacher",
  limit: { max: 60, perMs: minutes(15) },
  params: One,
  body: z.strictObject({ userID, lessonID, speed }),
  answer: Wishes,
  refusals: ["notYourClass", "alreadyDone"],
});
