import { TEAM } from "./numbers.ts";

/** What is stored: a captain is an officer whom the team names as its captain. */
export type StoredRole = "member" | "officer";
export const TEAM_ROLES = ["member", "officer", "captain"] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

export const roleOf = (userID: number, captainID: number, stored: StoredRole): TeamRole =>
  userID === captainID ? "captain" : stored;

const RANK: Readonly<Record<TeamRole, number>> = { member: 0, officer: 1, captain: 2 };

/** Whether a role has what another one needs. */
export const hasRole = (role: TeamRole, needed: TeamRole): boolean => RANK[role] >= RANK[needed];

/** What a captain may do with somebody of the team, or the sentence that says why not. @source teams §4 Team roles */
export type CaptainDeed = "promote" | "demote" | "remove" | "handOver";
export type DeedRefusal = "self" | "notMember" | "notOfficer" | "officersFull";

/** @param officers how many there are, the captain not counted */
export function deedRefusal(deed: CaptainDeed, role: TeamRole, officers: number): DeedRefusal | undefined {
  if (role === "captain") return "self";
  switch (deed) {
    case "promote":
      if (role !== "member") return "notMember";
      return officers >= TEAM.maxOfficers ? "officersFull" : undefined;
    case "demote":
    case "handOver":
      return role === "officer" ? undefined : "notOfficer";
    case "remove":
      return undefined;
  }
}

export const DEED_SENTENCES: Readonly<Record<DeedRefusal, string>> = {
  self: "You're the captain. Hand the team over first, or disband it.",
  notMember: "This racer is an officer already.",
  notOfficer: "This racer isn't an officer.",
  officersFull: `A team has ${TEAM.maxOfficers} officers at most. Demote one first.`,
};

interface Heir {
  readonly role: StoredRole;
  readonly joinStamp: number;
}

/** Who leads a team whose captain is erased: the officer who is in it longest, else the member who is. */
export const heirOf = <H extends Heir>(others: readonly H[]): H | undefined =>
  others.toSorted((one, other) => RANK[other.role] - RANK[one.role] || one.joinStamp - other.joinStamp)[0];
