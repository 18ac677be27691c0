import { minutes } from "#shared/units.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";
import { showAnswer } from "../query-client.ts";

export type StatsSummary = AnswerOf<"GET /stats/summary">;
export type StatsGraphs = AnswerOf<"GET /stats/graphs/{id}">;
export type RaceLog = AnswerOf<"GET /stats/data/{id}">;
export type LoggedRace = RaceLog["logs"][number];

/** What the log of races lets through; everything unless said. */
export interface LogFilters {
  readonly site?: LoggedRace["site"];
  readonly mode?: "public" | "friend";
  readonly won?: "1" | "0";
  readonly friends?: "1" | "0";
  readonly textID?: number;
  /** Seconds since 1970 UTC. */
  readonly from?: number;
  readonly until?: number;
}

/** A page by its number, from 0, and the race right above it, or right below it, where that is known. */
export interface LogPage {
  readonly page: number;
  readonly before?: LoggedRace["raceID"];
  readonly after?: LoggedRace["raceID"];
}

const SUMMARY = [...KEYS.stats, "summary"];

/** The racer's last 24 hours and all time. */
export const useStatsSummary = (): Loaded<StatsSummary> =>
  useLoaded({ queryKey: SUMMARY, queryFn: () => call("GET /stats/summary"), staleTime: minutes(1) });

/** Somebody's figures by day and week. */
export const useStatsGraphs = (userID: number): Loaded<StatsGraphs> =>
  useLoaded({
    queryKey: [...KEYS.stats, "graphs", userID],
    queryFn: () => call("GET /stats/graphs/{id}", { params: { id: userID } }),
    staleTime: minutes(1),
  });

/** A page of somebody's races. */
export const useRaceLog = (userID: number, filters: LogFilters, page: LogPage): Loaded<RaceLog> =>
  useLoaded({
    queryKey: [...KEYS.stats, "log", userID, filters, page],
    queryFn: () => fetchLog(userID, filters, page),
  });

/** @param limit races a page @throws CallProblem */
export const fetchLog = (userID: number, filters: LogFilters, { page, before, after }: LogPage, limit?: number) =>
  call("GET /stats/data/{id}", {
    params: { id: userID },
    query: {
      ...filters,
      // What follows a race that is known costs the same however far down it stands.
      ...(before !== undefined ? { before } : after !== undefined ? { after } : { page }),
      ...(limit !== undefined && { limit }),
    },
  });

/** Lets others see the racer's statistics, or no longer. @throws CallProblem */
export async function showStats(isShown: boolean): Promise<void> {
  const answer = await call("POST /stats/show", { body: { isShown } });
  await showAnswer<StatsSummary>(SUMMARY, (summary) => ({ ...summary, isShown: answer.isShown }));
}
