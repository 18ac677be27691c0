import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { CallProblem, type AnswerOf } from "../../net/call.ts";
import { call, useSession } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Load, type Loaded } from "../loaded.ts";
import { queryClient } from "../query-client.ts";
import { freshParts } from "../self-parts.ts";
import { troubleOf } from "../trouble.ts";

type Page = AnswerOf<"POST /teams/search">;
export type ListedTeam = Page["teams"][number];
export type TeamInvites = AnswerOf<"GET /teams/invites">["invites"];

interface TeamSearch {
  readonly load: Load<readonly ListedTeam[]>;
  readonly again: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly showMore: () => Promise<unknown>;
}

const PAUSE_MS = 350;

/** Teams for a player like this one, or those by a name or tag once there was a pause in typing. */
export function useTeamSearch(typed: string): TeamSearch {
  const term = typed.trim();
  const [asked, setAsked] = useState(term);
  useEffect(() => {
    const waiting = window.setTimeout(() => setAsked(term), PAUSE_MS);
    return () => clearTimeout(waiting);
  }, [term]);
  const search = useInfiniteQuery(
    {
      queryKey: [...KEYS.teamSearches, asked],
      queryFn: ({ pageParam }) => searchTeams(asked, pageParam),
      initialPageParam: undefined as Page["next"] | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
  const isOutdated = asked !== term;
  const again = (): void => void search.refetch();
  return {
    load: isOutdated ? { state: "loading" } : loadOf(search.data?.pages, search.error ?? search.failureReason),
    again,
    hasMore: search.hasNextPage,
    isLoadingMore: search.isFetchingNextPage,
    showMore: () => search.fetchNextPage(),
  };
}

function loadOf(pages: readonly Page[] | undefined, problem: unknown): TeamSearch["load"] {
  if (pages) return { state: "ready", value: onlyOnce(pages.flatMap(({ teams }) => teams)) };
  return problem === null ? { state: "loading" } : { state: "trouble", trouble: troubleOf(problem) };
}

/** A team that grew between two pages would come twice. */
const onlyOnce = (teams: readonly ListedTeam[]): readonly ListedTeam[] => [
  ...new Map(teams.map((team) => [team.teamID, team])).values(),
];

async function searchTeams(term: string, after: Page["next"] | undefined): Promise<Page> {
  const { user } = useSession.getState();
  try {
    return await call("POST /teams/search", {
      body: {
        racesPlayed: user?.racesPlayed ?? 0,
        speed: user?.avgSpeed ?? 0,
        ...(term !== "" && { term }),
        ...(after && { after }),
      },
    });
  } catch (problem) {
    // The list leads to the own team as soon as it is known.
    if (problem instanceof CallProblem && problem.code === "alreadyOnTeam") await freshParts(["team"]);
    throw problem;
  }
}

/** The teams that want this player. */
export const useTeamInvites = (isEnabled: boolean): Loaded<TeamInvites> =>
  useLoaded({
    queryKey: KEYS.teamInvites,
    queryFn: async () => (await call("GET /teams/invites")).invites,
    enabled: isEnabled,
  });
