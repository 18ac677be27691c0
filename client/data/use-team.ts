import type { AnswerOf } from "../net/call.ts";
import { call } from "../session/session.ts";
import { KEYS } from "./keys.ts";
import { useLoaded, type Loaded } from "./loaded.ts";

export type TeamPage = AnswerOf<"GET /teams/{id}">;
export type TeamApplications = AnswerOf<"GET /teams/applications">["applications"];
export type TeamMotds = AnswerOf<"GET /teams/motds">["motds"];

/**
 * A team as its page shows it.
 *
 * @param isOwn whether the player takes it for their own: another tag redirects then
 */
export const useTeam = (tag: string, isOwn: boolean): Loaded<TeamPage> =>
  useLoaded({
    queryKey: [...KEYS.teams, tag.toUpperCase(), isOwn],
    queryFn: () => call("GET /teams/{id}", { params: { id: tag }, query: isOwn ? { own: "1" } : {} }),
  });

/** Those who wait for an answer of the officer's team. */
export const useTeamApplications = (): Loaded<TeamApplications> =>
  useLoaded({
    queryKey: KEYS.teamApplications,
    queryFn: async () => (await call("GET /teams/applications")).applications,
  });

/** All messages of the day of the player's team. */
export const useTeamMotds = (): Loaded<TeamMotds> =>
  useLoaded({ queryKey: KEYS.teamMotds, queryFn: async () => (await call("GET /teams/motds")).motds });
