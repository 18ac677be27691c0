import type { RefusalCode } from "../refusal.ts";

/** What somebody may be besides a player: given and taken away by an operator. */
export const ROLES = ["teacher", "moderator", "staff"] as const;
export type Role = (typeof ROLES)[number];

/** What somebody may be in a team: whoever has one has those before it, too. */
const TEAM_RANKS = ["member", "officer", "captain"] as const;
export type TeamRank = (typeof TEAM_RANKS)[number];
/** What an account may be for some calls, besides an account. */
export type Rank = Role | TeamRank;

/** Who may make a call; guests have a session too. @source calls.tsv */
export const ACCESSES = ["anyone", "session", "user", "gold", ...TEAM_RANKS, ...ROLES] as const;
export type Access = (typeof ACCESSES)[number];

interface Level {
  /** For the documents. */
  readonly who: string;
  /** What a call says to whoever may not make it. */
  readonly refusals: readonly RefusalCode[];
  /** The roles that open it, asked of the database at each call: one that was taken away is over at once. */
  readonly roles?: readonly Role[];
}

const NO_SESSION = ["notSignedIn", "invalidToken", "expiredSession", "userMismatch"] as const;
const NO_ACCOUNT = [...NO_SESSION, "registeredOnly"] as const;

export const ACCESS_LEVELS: Readonly<Record<Access, Level>> = {
  anyone: { who: "anyone", refusals: [] },
  session: { who: "guests and accounts", refusals: NO_SESSION },
  user: { who: "accounts", refusals: NO_ACCOUNT },
  gold: { who: "gold members", refusals: [...NO_ACCOUNT, "goldOnly"] },
  member: { who: "members of a team", refusals: [...NO_ACCOUNT, "noTeam"] },
  officer: { who: "officers of a team", refusals: [...NO_ACCOUNT, "notOfficer"] },
  captain: { who: "captains of a team", refusals: [...NO_ACCOUNT, "notCaptain"] },
  teacher: { who: "teachers", refusals: [...NO_ACCOUNT, "roleOnly"], roles: ["teacher"] },
  moderator: { who: "moderators and staff", refusals: [...NO_ACCOUNT, "roleOnly"], roles: ["moderator", "staff"] },
  staff: { who: "staff", refusals: [...NO_ACCOUNT, "roleOnly"], roles: ["staff"] },
};
