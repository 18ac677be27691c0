import { z } from "zod";

import { MEASURES } from "../rules/moderation.ts";

const stamp = z.int().meta({ description: "Seconds since 1970 UTC." });

/** A moderator's action on a player, as the player reads it. */
export const ModeratorNote = z.object({
  measure: z.enum(MEASURES).exclude(["close"]),
  reason: z.string(),
  stamp,
  untilStamp: stamp
    .nullable()
    .meta({ description: "The end of a mute or a ban; null when permanent, and for other actions." }),
  liftedStamp: stamp.nullable().meta({ description: "When a mute or a ban was revoked." }),
});
export type ModeratorNote = z.infer<typeof ModeratorNote>;
