import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type CasePage = AnswerOf<"GET /moderation/cases">;
export type CaseLine = CasePage["cases"][number];
export type CaseFile = AnswerOf<"GET /moderation/cases/{caseID}">["case"];
export type CaseRace = CaseFile["races"][number];
export type Weeks = AnswerOf<"GET /moderation/weeks">["weeks"];

export const LISTS = [...KEYS.moderation, "list"] as const;
export const WEEKS = [...KEYS.moderation, "weeks"] as const;
export const fileKey = (caseID: string) => [...KEYS.moderation, "case", caseID] as const;

/** What waits for a moderator, a page of it. @param after `next` of the page before; empty for the first */
export const useCases = (after: string): Loaded<CasePage> =>
  useLoaded({
    queryKey: [...LISTS, after],
    queryFn: () => call("GET /moderation/cases", { query: after === "" ? {} : { after } }),
  });

/** One case with what decides it. */
export const useCase = (caseID: string): Loaded<CaseFile> =>
  useLoaded({
    queryKey: fileKey(caseID),
    queryFn: async () => (await call("GET /moderation/cases/{caseID}", { params: { caseID } })).case,
  });

/** What became of holds, week by week. */
export const useWeeks = (): Loaded<Weeks> =>
  useLoaded({ queryKey: WEEKS, queryFn: async () => (await call("GET /moderation/weeks")).weeks });
