import type { Self } from "#shared/contracts/self.ts";

import { usePreferences } from "./device/preferences.ts";

/**
 * What a sign-in sends about its guest. The server uses its own record of the race.
 *
 * @source core §5 Register, §7 Auth
 */
export function qualifyingData(guest: Self | undefined) {
  const { raceSounds } = usePreferences.getState();
  if (!guest?.qualifyingRaceComplete) return { raceSounds };
  const { avgSpeed, avgAcc, carID } = guest;
  return {
    raceSounds,
    qualifying: true,
    carID,
    ...(avgSpeed !== null && { avgSpeed }),
    ...(avgAcc !== null && { avgAcc }),
  };
}
