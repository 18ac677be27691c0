import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { One } from "./teacher-shapes.ts";
import { WitnessWish } from "./witness-wish.ts";

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
  body: WitnessWish.pick({ userID: true, lessonID: true, speed: true }).strict(),
  answer: Wishes,
  refusals: ["notYourClass", "alreadyDone"],
});
