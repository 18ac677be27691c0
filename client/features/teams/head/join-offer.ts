import { joinRefusal, type JoinRefusal, type RaceRecord } from "#shared/rules/teams/joining.ts";

import type { TeamPage } from "../../../data/teams/use-team.ts";

/** What a team's page offers to whoever looks at it. @source teams §2 Join button on a team page */
export type JoinOffer =
  | { readonly kind: "captain" | "member" | "invited" | "applied" | "none" }
  | { readonly kind: "refused"; readonly why: JoinRefusal }
  | { readonly kind: "apply"; readonly isJoin: boolean };

/** @param viewer undefined for guests */
export function joinOffer(
  { team, standing }: Pick<TeamPage, "team" | "standing">,
  viewer: RaceRecord | undefined,
): JoinOffer {
  if (viewer === undefined || standing.isOnOtherTeam) return { kind: "none" };
  if (standing.role !== null) return { kind: standing.role === "captain" ? "captain" : "member" };
  if (standing.isInvited) return { kind: "invited" };
  if (standing.hasApplied) return { kind: "applied" };
  const { racesPlayed, avgSpeed } = viewer;
  const why = joinRefusal(
    { ...team, members: team.totalMembers },
    { racesPlayed, avgSpeed, isInvited: false, isBarred: standing.isBarred },
  );
  return why === undefined ? { kind: "apply", isJoin: team.enrollment === "auto" } : { kind: "refused", why };
}
