import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";

/** The room name for the matchmaker: a ticket says whose race it is. */
export const FRIEND_LOBBY = "friend-lobby";

const link = z
  .string("The link is missing.")
  .trim()
  .min(1, "The link is missing.")
  .max(60, "That link is too long.")
  .meta({
    description: "What stands after `/race/` or `/play/`: a username, `~` and a code, or `~` alone for one's own.",
  });

/**
 * The way behind the link `/race/{username}`, or `/play/{username}` on the math site.
 *
 * @source core §2
 */
export const friendRace = call({
  method: "POST",
  path: "/realtime/friend-race",
  summary: "A ticket into a racer's friend race, good once and for 60 seconds. Upper and lower case are the same.",
  access: "session",
  openToBots: false,
  limit: { max: 60, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({ link }),
  answer: z.object({
    ticket: z.string(),
    host: z.object({ link, displayName: z.string() }),
    isHost: z.boolean().meta({ description: "Whether this is one's own link." }),
  }),
  refusals: ["classSetting", "notFound"],
});
