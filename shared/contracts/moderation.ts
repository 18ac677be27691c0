import { z } from "zod";

import { MEASURES } from "../rules/moderation.ts";

const stamp = z.int().meta({ description: "Seconds since 1970 UTC." });

/** What a moderator did about a player, as the player reads it. */
export const ModeratorNote = z.object({
  measure: z.enum(MEASURES).exclude(["close"]),
  reason: z.string(),
  stamp,
  untilStamp: stamp.nullable().meta({ description: "The end of a mute or a ban; null for good, and for all others." }),
  liftedStamp: stamp.nullable().meta({ description: "When a mute or a ban was taken back." }),
});
export type ModeratorNote = z.infer<typeof ModeratorNote>;
