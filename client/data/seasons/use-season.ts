import type { SeasonID } from "#shared/content/seasons/calendar.ts";
import { seasonAt, seasonFor } from "#shared/rules/seasons/calendar.ts";
import type { Stamp } from "#shared/units.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { useAskAtBorders } from "../ask-at-borders.ts";
import { tell } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type SeasonPage = AnswerOf<"GET /season">;
export type SeasonReward = SeasonPage["rewards"][number];
export type SeasonMemories = AnswerOf<"GET /seasons/{seasonID}">;

/** Asks again for all that shows the season: one has begun or is over. */
export const askSeasonAgain = (): Promise<void> => tell("season", "shop");

/** Which season somebody sees at a moment, and whether it runs. */
export const seasonShownAt = (now: Stamp, isGold: boolean): string =>
  [seasonFor(now, isGold)?.seasonID, seasonAt(now)?.seasonID].join();

/** The road of the season that runs, and what the player reached; asked for again when another is seen, begins or ends. */
export function useSeason(): Loaded<SeasonPage> {
  useAskAtBorders(seasonShownAt, askSeasonAgain);
  return useLoaded({ queryKey: [...KEYS.season, "road"], queryFn: () => call("GET /season") });
}

/** What the player did in a season that is over. */
export const useSeasonMemories = (seasonID: SeasonID): Loaded<SeasonMemories> =>
  useLoaded({
    queryKey: [...KEYS.season, seasonID],
    queryFn: () => call("GET /seasons/{seasonID}", { params: { seasonID } }),
  });
