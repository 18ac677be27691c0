import type { SeasonKey } from "#shared/content/ways.ts";

import { useClaims, type Claims } from "../../../celebration/use-claims.ts";
import { sounds } from "../../../sound/sounds.ts";

/** Claims rewards of a season, with its own sound. */
export function useRoadClaims(key: SeasonKey): Claims {
  const claims = useClaims();
  return {
    ...claims,
    async claim(rewards) {
      const isGiven = await claims.claim(rewards);
      if (isGiven) sounds.play(`season-${key}`);
      return isGiven;
    },
  };
}
