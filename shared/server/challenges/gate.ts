import type { Site } from "../../content/site.ts";
import { allowed, type Gate } from "../../rules/account/gates.ts";
import type { Stamp } from "../../units.ts";
import { isGold } from "../players/gold.ts";

type Challenger = Parameters<typeof isGold>[0] & { readonly races_played: number };

/** Whether the challenges of a site are open to a player. @source core §6 */
export const challengeGate = (player: Challenger, site: Site, now: Stamp): Gate =>
  allowed("daily_challenges", {
    site,
    membership: isGold(player, now) ? "gold" : "basic",
    gamesPlayedAllSites: player.races_played,
    totalFriends: 0,
    cars: 0,
    classStanding: "none",
    disabledClassSettings: [],
  });
