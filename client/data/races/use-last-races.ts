import type { LastRace } from "#shared/contracts/race/own-race.ts";

import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

/** This player's last ten races, the newest first. */
export const useLastRaces = (): Loaded<readonly LastRace[]> =>
  useLoaded({ queryKey: KEYS.lastRaces, queryFn: async () => (await call("GET /self/races")).races });
