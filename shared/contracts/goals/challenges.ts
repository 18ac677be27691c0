import { z } from "zod";

import { CHALLENGE_FIELDS, CHALLENGE_SIZES } from "../../content/challenges.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { challengeID, stamp } from "../ids.ts";

const count = z.int().min(0);

/** @source core §3 User session, teams §3 Daily challenge */
export const Challenges = z.object({
  isOpen: z.boolean().meta({ description: "While they aren't, races count, but none is complete." }),
  gamesToGo: count.meta({ description: "Finished races until they open; 0 where none are missing." }),
  challenges: z
    .array(
      z.object({
        challengeID,
        title: z.string(),
        field: z.enum(CHALLENGE_FIELDS).meta({ description: "What it counts." }),
        type: z.enum(CHALLENGE_SIZES),
        reward: count.meta({ description: "Experience." }),
        progress: count,
        goal: count,
        expiration: stamp.meta({ description: "When the next set comes. Seconds since 1970 UTC." }),
        timeRemaining: count.meta({ description: "Seconds until then." }),
        animateFrom: count.meta({ description: "The progress that the player last saw in a pop-up." }),
        completeStamp: stamp.nullable().meta({ description: "null while it isn't complete." }),
      }),
    )
    .readonly(),
});
export type Challenges = z.infer<typeof Challenges>;

export const challenges = call({
  method: "GET",
  path: "/challenges",
  summary: "Today's challenges, the same for everybody, and how far the caller is. None on the math site.",
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: Challenges,
  refusals: [],
});
