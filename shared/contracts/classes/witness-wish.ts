import { z } from "zod";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import { stamp, userID } from "../ids.ts";

const lessonID = z.enum(LESSON_IDS).nullable().meta({ description: "The kind of problems; null for typing." });
const speed = z.number().positive().meta({ description: "The fastest of them, in WPM or right answers a minute." });

/** Races of a pupil that wait for somebody who has seen how fast they type. */
export const WitnessWish = z.object({
  userID,
  alias: z.string(),
  lessonID,
  races: z.int().min(1),
  speed,
  hasSigns: z.boolean().meta({ description: "Whether our checks found one of them unusual, besides being fast." }),
  sinceStamp: stamp,
});
export type WitnessWish = z.infer<typeof WitnessWish>;
