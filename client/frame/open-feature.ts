import { allowed, type Feature } from "#shared/rules/account/gates.ts";

import type { Viewer } from "./viewer.ts";

/** Whether a feature is open to who looks, as far as the frame knows them: not the ones that count cars. @source core §6 */
export function opens(feature: Exclude<Feature, "parking_lot">, { site, user, facts }: Viewer): boolean {
  const { classStanding, disabledClassSettings, gamesPlayedAllSites } = facts;
  return allowed(feature, {
    site,
    membership: user?.membership ?? "basic",
    gamesPlayedAllSites: gamesPlayedAllSites ?? user?.racesPlayed ?? 0,
    totalFriends: user?.totalFriends ?? 0,
    cars: 0,
    classStanding,
    disabledClassSettings,
  }).allowed;
}
