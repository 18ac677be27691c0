import { CallProblem, type AnswerOf } from "../../net/call.ts";
import { asksForGroup } from "../../session/group-known-since.ts";
import { call, useSession } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";
import { freshParts } from "../self-parts.ts";

export type TeamPage = AnswerOf<"GET /teams/{id}">;
export type TeamInfo = TeamPage["team"];
export type TeamMember = TeamPage["members"][number];
export type TeamRace = TeamPage["races"][number];
export type TeamMotd = TeamPage["motds"][number];
export type TeamApplications = AnswerOf<"GET /teams/applications">["applications"];

/** What is at the address of a team. `moved`: the player's own team has another tag now. */
export type AtTag =
  | { readonly kind: "team"; readonly page: TeamPage }
  | { readonly kind: "none" }
  | { readonly kind: "moved"; readonly tag: string };

/** A team as its page shows it. @param tag in capitals */
export const useTeam = (tag: string): Loaded<AtTag> =>
  useLoaded({ queryKey: [...KEYS.teams, tag], queryFn: () => atTag(tag, useSession.getState().user?.tag === tag) });

async function atTag(tag: string, isOwn: boolean): Promise<AtTag> {
  asksForGroup();
  try {
    const query = isOwn ? { own: "1" as const } : {};
    return { kind: "team", page: await call("GET /teams/{id}", { params: { id: tag }, query }) };
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    const { code, detail } = problem;
    if (isOwn) void freshParts(["team"]);
    if (code === "redirectToTeam" && typeof detail.tag === "string") return { kind: "moved", tag: detail.tag };
    // Whoever was removed sees the team as a visitor does.
    if (code === "noTeam" && isOwn) return atTag(tag, false);
    if (code === "noTeam" || code === "badInput") return { kind: "none" };
    throw problem;
  }
}

/** Those who wait for an answer of the officer's team. */
export const useTeamApplications = (): Loaded<TeamApplications> =>
  useLoaded({
    queryKey: KEYS.teamApplications,
    queryFn: async () => (await call("GET /teams/applications")).applications,
  });

/** All messages of the day of the player's team. */
export const useTeamMotds = (): Loaded<readonly TeamMotd[]> =>
  useLoaded({ queryKey: KEYS.teamMotds, queryFn: async () => (await call("GET /teams/motds")).motds });
