import { dayOf, minutes, type Stamp } from "#shared/units.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call, useIsLoggedIn } from "../../session/session.ts";
import { useAskAtBorders } from "../ask-at-borders.ts";
import { tell } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type Contest = AnswerOf<"GET /contests/{id}">;
export type ContestTeam = Contest["teams"][number];
export type ContestDay = ContestTeam["days"][number];
export type ContestRace = ContestDay["races"][number];
export type TeamContest = AnswerOf<"GET /teams/{id}/contests">["contests"][number];

/** No line tells guests of races. */
const GUESTS_ASK_EVERY = minutes(1);

/** Asks again for all that shows contests: one begins, ends or stands. */
export const askContestsAgain = (): Promise<void> => tell("contest");

/** Contests begin, end and stand with a day. */
export const contestsShownAt = (now: Stamp): string => String(dayOf(now));

/** @param contestID as its address says it */
export function useContest(contestID: string): Loaded<Contest> {
  useAskAtBorders(contestsShownAt, askContestsAgain);
  const isLoggedIn = useIsLoggedIn();
  return useLoaded({
    queryKey: [...KEYS.contests, contestID],
    queryFn: () => call("GET /contests/{id}", { params: { id: contestID } }),
    refetchInterval: ({ state }) =>
      !isLoggedIn && (state.data?.state === "running" || state.data?.state === "counting") && GUESTS_ASK_EVERY,
  });
}

/** The latest contests of a team, invites that wait among them for its members. @param tag in capitals */
export function useTeamContests(tag: string): Loaded<readonly TeamContest[]> {
  useAskAtBorders(contestsShownAt, askContestsAgain);
  return useLoaded({
    queryKey: [...KEYS.contests, "team", tag],
    queryFn: async () => (await call("GET /teams/{id}/contests", { params: { id: tag } })).contests,
  });
}

/** The captain takes part with the team, or doesn't. @throws CallProblem */
export async function answerContest(contestID: number, isIn: boolean): Promise<void> {
  try {
    await call("POST /contests/{id}/answer", { params: { id: contestID }, body: { isIn } });
  } finally {
    await tell("contest", "notices");
  }
}

/** The host calls it off. @throws CallProblem */
export async function callOffContest(contestID: number): Promise<void> {
  try {
    await call("POST /contests/{id}/call-off", { params: { id: contestID } });
  } finally {
    await tell("contest");
  }
}
