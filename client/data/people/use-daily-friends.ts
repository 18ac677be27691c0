import type { DailyFriend } from "#shared/contracts/race/own-race.ts";

import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

/** The results of this player's friends on today's text, the fastest first. */
export const useDailyFriends = (): Loaded<readonly DailyFriend[]> =>
  useLoaded({
    queryKey: KEYS.dailyFriends,
    queryFn: async () => (await call("GET /self/daily-text/friends")).friends,
  });
