import type { Kysely } from "kysely";

import type { TeamID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { hasRole, roleOf, type TeamRole } from "../../rules/teams/roles.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";

/** The team of a player, if any; it may be another one as soon as nothing is locked. */
export async function teamIDOf(db: Kysely<Database>, userID: UserID): Promise<TeamID | undefined> {
  const row = await db.selectFrom("team_members").select("team_id").where("user_id", "=", userID).executeTakeFirst();
  return row?.team_id;
}

/**
 * Locks a team, after players and before money: who is in it and what they are there changes only under this lock. A
 * team that is gone is undefined.
 */
export async function lockTeam(work: Pick<Work, "trx">, teamID: TeamID): Promise<LockedTeam | undefined> {
  const [team] = await lockTeams(work, [teamID]);
  return team;
}

/** The same for several, in the order of their ids, and before anything that is in one of them. */
export const lockTeams = ({ trx }: Pick<Work, "trx">, teamIDs: readonly TeamID[]) =>
  trx.selectFrom("teams").selectAll().where("team_id", "in", teamIDs).orderBy("team_id").forUpdate().execute();
export type LockedTeam = Awaited<ReturnType<typeof lockTeams>>[number];

const REFUSED: Readonly<Record<TeamRole, Refusal["code"]>> = {
  member: "noTeam",
  officer: "notOfficer",
  captain: "notCaptain",
};
const SENTENCES: Readonly<Record<TeamRole, string>> = {
  member: "You're not in a team.",
  officer: "This is for the officers of a team.",
  captain: "This is for the captain of a team.",
};
export const lacksRole = (needed: TeamRole): Refusal => new Refusal(REFUSED[needed], SENTENCES[needed]);

/**
 * Locks the team of a player who needs a role in it. Refuses: noTeam, notOfficer, notCaptain.
 *
 * @throws Refusal of the role that is missing, also if the player changed teams meanwhile
 */
export async function lockOwnTeam(work: Work, userID: UserID, needed: TeamRole): Promise<LockedTeam> {
  const teamID = await teamIDOf(work.trx, userID);
  const team = teamID === undefined ? undefined : await lockTeam(work, teamID);
  if (!team) throw lacksRole(needed);
  const role = await roleIn(work, team, userID);
  if (role === undefined || !hasRole(role, needed)) throw lacksRole(needed);
  return team;
}

/** What somebody is in a locked team; undefined for others. */
export async function roleIn(
  { trx }: Pick<Work, "trx">,
  team: Pick<LockedTeam, "team_id" | "captain_id">,
  userID: UserID,
): Promise<TeamRole | undefined> {
  const row = await trx
    .selectFrom("team_members")
    .select("role")
    .where("user_id", "=", userID)
    .where("team_id", "=", team.team_id)
    .executeTakeFirst();
  return row && roleOf(userID, team.captain_id, row.role);
}

/** Everybody of a team, in the order of their ids. */
export async function memberIDsOf(db: Kysely<Database>, teamID: TeamID): Promise<readonly UserID[]> {
  const rows = await db
    .selectFrom("team_members")
    .select("user_id")
    .where("team_id", "=", teamID)
    .orderBy("user_id")
    .execute();
  return rows.map((row) => row.user_id);
}

/** Those who may answer applications. */
export async function officerIDsOf(db: Kysely<Database>, teamID: TeamID): Promise<readonly UserID[]> {
  const rows = await db
    .selectFrom("team_members")
    .select("user_id")
    .where("team_id", "=", teamID)
    .where("role", "=", "officer")
    .orderBy("user_id")
    .execute();
  return rows.map((row) => row.user_id);
}

/** Says to everybody of a team that something of it is another one now. */
export async function teamChanged(work: Work, teamID: TeamID): Promise<void> {
  for (const userID of await memberIDsOf(work.trx, teamID)) work.changed(userID, "team");
}

/** The same after somebody came or went, or the tag changed: whom everybody there meets by name is another list then. */
export async function rosterChanged(work: Work, teamID: TeamID): Promise<void> {
  for (const userID of await memberIDsOf(work.trx, teamID)) work.changed(userID, "team", "friends");
}

export const alreadyOnTeam = (tag: string): Refusal =>
  new Refusal("alreadyOnTeam", "You're in a team already.", { tag });

/** The tag of a player's team, as a refusal of another one needs it. */
export async function refuseIfOnTeam(db: Kysely<Database>, userID: UserID): Promise<void> {
  const row = await db
    .selectFrom("team_members")
    .innerJoin("teams", "teams.team_id", "team_members.team_id")
    .select("teams.tag")
    .where("team_members.user_id", "=", userID)
    .executeTakeFirst();
  if (row) throw alreadyOnTeam(row.tag);
}
