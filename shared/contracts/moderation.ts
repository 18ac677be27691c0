import { z } from "zod";

import { MEASURES, REPORT_SUBJECTS } from "../rules/moderation.ts";

const stamp = z.int().meta({ description: "Seconds since 1970 UTC." });

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
  liftedStamp: stamp.nullable().meta({ description: "When a mute or a ban was revoked." }),
});
export type ModeratorNote = z.infer<typeof ModeratorNote>;
