import { useEffect, useRef } from "react";

import type { SeasonID } from "#shared/content/seasons/calendar.ts";
import { seasonAt } from "#shared/rules/seasons/calendar.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { useNow } from "../../ui/use-now.ts";
import { tell } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type SeasonPage = AnswerOf<"GET /season">;
export type SeasonReward = SeasonPage["rewards"][number];
export type SeasonMemories = AnswerOf<"GET /seasons/{seasonID}">;

/** Asks again for all that shows the season: one has begun or is over. */
export const askSeasonAgain = (): Promise<void> => tell("season", "shop");

/** The road of the season that runs, and what the player reached; asked for again when a season begins or ends. */
export function useSeason(): Loaded<SeasonPage> {
  const running = seasonAt(useNow())?.seasonID;
  const before = useRef(running);
  useEffect(() => {
    if (before.current === running) return;
    before.current = running;
    void askSeasonAgain();
  }, [running]);
  return useLoaded({ queryKey: [...KEYS.season, "road"], queryFn: () => call("GET /season") });
}

/** What the player did in a season that is over. */
export const useSeasonMemories = (seasonID: SeasonID): Loaded<SeasonMemories> =>
  useLoaded({
    queryKey: [...KEYS.season, seasonID],
    queryFn: () => call("GET /seasons/{seasonID}", { params: { seasonID } }),
  });
