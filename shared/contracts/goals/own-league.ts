import { z } from "zod";

import { LEAGUES } from "../../content/leagues.ts";

const count = z.int().min(0);
export const leagueTier = z.int().min(1).max(LEAGUES.length);

/** Where the racer stands in the leagues. @source core §3 User session */
export const OwnLeague = z.object({
  leagueTier: leagueTier
    .nullable()
    .meta({ description: "1 to 10, above it the rounds of the tournament; null before the first week." }),
  highestLeagueTier: leagueTier.nullable(),
  tournamentsWon: count,
  isOutOfLeagues: z.boolean().meta({ description: "Left the leagues, by the player's own wish." }),
});
export type OwnLeague = z.infer<typeof OwnLeague>;
