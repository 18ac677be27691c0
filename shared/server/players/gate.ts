import type { Site } from "../../content/site.ts";
import { allowed, type Feature, type Gate } from "../../rules/account/gates.ts";
import type { Stamp } from "../../units.ts";
import { isGold } from "./gold.ts";

type Person = Parameters<typeof isGold>[0] & { readonly races_played: number };

/** Whether a feature that opens with games is open to a player. @source core §6 */
export const gateOf = (feature: Feature, player: Person, site: Site, now: Stamp): Gate =>
  allowed(feature, {
    site,
    membership: isGold(player, now) ? "gold" : "basic",
    gamesPlayedAllSites: player.races_played,
    totalFriends: 0,
    cars: 0,
    classStanding: "none",
    disabledClassSettings: [],
  });
