import { z } from "zod";

import { APPEAL_STATES, MEASURES, REPORT_SUBJECTS } from "../rules/moderation.ts";
import { minutes } from "../units.ts";
import { call, Nothing } from "./call.ts";

const stamp = z.int().meta({ description: "Seconds since 1970 UTC." });

const appealCode = z.uuid().meta({ description: "Names the action to whoever may ask for another look at it." });
const appealState = z.enum(APPEAL_STATES).meta({ description: "upheld: the player was right." });

/** A moderator's action on a player, as the player reads it. */
export const ModeratorNote = z.object({
  measure: z.enum(MEASURES).exclude(["close"]),
  subject: z
    .enum(REPORT_SUBJECTS)
    .default("player")
    .meta({ description: "What was hidden: the display name, or what the player wrote for their team." }),
  reason: z.string(),
  stamp,
  untilStamp: stamp
    .nullable()
    .meta({ description: "The end of a mute or a ban; null when permanent, and for other actions." }),
  liftedStamp: stamp.nullable().meta({ description: "When it was taken back." }),
  appealCode,
  appeal: appealState.nullable().meta({ description: "null: nobody has asked for another look." }),
});
export type ModeratorNote = z.infer<typeof ModeratorNote>;

/** Also for somebody whom a ban keeps out: the refusal of the log-in names the code. @source rules People */
export const appealMeasure = call({
  method: "POST",
  path: "/moderation/appeals/{appealCode}",
  summary: "Ask for another look at a moderator's action by a person.",
  access: "anyone",
  limit: { max: 20, perMs: minutes(60), counts: ["notFound"] },
  params: z.strictObject({ appealCode }),
  body: Nothing,
  answer: z.object({ appeal: appealState }),
  refusals: ["notFound", "nothingToAppeal"],
});
