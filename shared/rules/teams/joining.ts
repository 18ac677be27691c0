import type { Enrollment } from "./form.ts";
import { TEAM } from "./numbers.ts";

/** Somebody's figures against what a team asks for. */
export interface Requirements {
  readonly minRaces: number;
  /** WPM, or right answers a minute. */
  readonly minSpeed: number;
}
export interface RaceRecord {
  readonly racesPlayed: number;
  readonly avgSpeed: number | null;
}

/** Which of a team's requirements somebody meets. @source teams §5 Join eligibility */
export const requirementsMet = (
  { minRaces, minSpeed }: Requirements,
  { racesPlayed, avgSpeed }: RaceRecord,
): { readonly races: boolean; readonly speed: boolean } => ({
  races: racesPlayed >= minRaces,
  speed: minSpeed === 0 || (avgSpeed ?? 0) >= minSpeed,
});

export type JoinRefusal = "closed" | "full" | "unmet" | "barred";

interface Door extends Requirements {
  readonly enrollment: Enrollment;
  readonly members: number;
}

/**
 * Why somebody can't apply to or join a team; with an invite only a full one refuses.
 *
 * @source teams §2 Join button, §5 Join eligibility, §9 Teams
 */
export function joinRefusal(
  team: Door,
  who: RaceRecord & { readonly isInvited: boolean; readonly isBarred: boolean },
): JoinRefusal | undefined {
  if (who.isInvited) return team.members >= TEAM.maxMembers ? "full" : undefined;
  if (team.enrollment === "closed") return "closed";
  if (team.members >= TEAM.maxMembers) return "full";
  if (who.isBarred) return "barred";
  const met = requirementsMet(team, who);
  return met.races && met.speed ? undefined : "unmet";
}

/** @source teams §2 Join button */
export const JOIN_SENTENCES: Readonly<Record<JoinRefusal, string>> = {
  closed: "Not Currently Accepting New Members",
  full: "Team Is at Max Capacity",
  unmet: "Requirements Not Met",
  barred: "You were removed from this team not long ago. An officer can invite you back.",
};
