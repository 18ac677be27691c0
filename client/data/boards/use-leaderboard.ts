import { minutes } from "#shared/units.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call, useIsLoggedIn } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type Leaderboard = AnswerOf<"GET /leaderboards">;
export type BoardRacer = Leaderboard["racers"][number];
export type BoardTeam = Leaderboard["teams"][number];

/** Which board somebody looks at. */
export interface ShownBoard extends Pick<Leaderboard, "board" | "group" | "time" | "filter" | "part"> {
  readonly seasonID?: Leaderboard["seasons"][number]["seasonID"] | undefined;
}

/** A board, asked for again each minute, as often as it is made. */
export function useLeaderboard(shown: ShownBoard): Loaded<Leaderboard> {
  const { board, group, time, filter, part, seasonID } = shown;
  const isLoggedIn = useIsLoggedIn();
  return useLoaded({
    queryKey: [...KEYS.boards, board, group, time, filter, part, seasonID ?? 0, isLoggedIn],
    queryFn: () =>
      call("GET /leaderboards", {
        query: { board, group, time, filter, ...(part && { part }), ...(seasonID !== undefined && { seasonID }) },
      }),
    refetchInterval: minutes(1),
  });
}
