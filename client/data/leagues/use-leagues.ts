import { periodOf } from "#shared/rules/periods.ts";
import { dayOf, type Stamp } from "#shared/units.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call, takeChange } from "../../session/session.ts";
import { useAskAtBorders } from "../ask-at-borders.ts";
import { tell } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type RacerLeague = AnswerOf<"GET /leagues/user/activity">;
export type TeamLeague = AnswerOf<"GET /leagues/team/activity">;
/** What both have. */
export type LeagueActivity = Omit<RacerLeague, "racers">;
export type LeagueRacer = RacerLeague["racers"][number];
export type LeagueWeek = RacerLeague["results"][number];

/** Asks again for all that shows leagues: a week has ended. */
export const askLeaguesAgain = (): Promise<void> => tell("league");

/** Which day and which weeks it is at a moment. */
export const leaguesShownAt = (now: Stamp): string =>
  [dayOf(now), periodOf("league", now), periodOf("team-league", now)].join();

/** The player's group of this week. */
export function useRacerLeague(): Loaded<RacerLeague> {
  useAskAtBorders(leaguesShownAt, askLeaguesAgain);
  return useLoaded({ queryKey: [...KEYS.leagues, "racer"], queryFn: () => call("GET /leagues/user/activity") });
}

/** The group of the player's team. */
export function useTeamLeague(): Loaded<TeamLeague> {
  useAskAtBorders(leaguesShownAt, askLeaguesAgain);
  return useLoaded({ queryKey: [...KEYS.leagues, "team"], queryFn: () => call("GET /leagues/team/activity") });
}

/** Leaves the leagues, or enters them again. @throws CallProblem */
export async function takePart(isOut: boolean): Promise<void> {
  takeChange(await call("POST /leagues/taking-part", { body: { isOut } }));
  await tell("league");
}
