import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { heirOf } from "../../rules/teams/roles.ts";
import { isBanned } from "../conduct/banned.ts";
import type { Work } from "../platform/work.ts";
import { withdrawInvites } from "./membership.ts";
import { lockTeam, teamChanged, teamIDOf, type LockedTeam } from "./own.ts";

/**
 * Makes somebody the captain of a locked team whose captain goes; those who go, too, or are banned, only if there is
 * nobody else.
 *
 * @returns whether somebody leads the team now
 */
export async function appointHeir({ trx, now }: Work, team: LockedTeam, gone: readonly UserID[]): Promise<boolean> {
  const others = await trx
    .selectFrom("team_members as m")
    .innerJoin("users as u", "u.user_id", "m.user_id")
    .select(["m.user_id", "m.role", "m.join_stamp as joinStamp"])
    .select(sql<boolean>`u.erase_stamp is null and not ${isBanned("u.user_id", now)}`.as("stays"))
    .where("m.team_id", "=", team.team_id)
    .where("m.user_id", "not in", gone)
    .execute();
  const heir = heirOf(others.filter(({ stays }) => stays)) ?? heirOf(others);
  if (!heir) return false;
  await trx.updateTable("team_members").set({ role: "officer" }).where("user_id", "=", heir.user_id).execute();
  await trx.updateTable("teams").set({ captain_id: heir.user_id }).where("team_id", "=", team.team_id).execute();
  return true;
}

/** Somebody else leads the team of a captain who is banned for good. The player, who is locked, stays as a member. */
export async function replaceBanned(work: Work, userID: UserID): Promise<void> {
  const teamID = await teamIDOf(work.trx, userID);
  const team = teamID === undefined ? undefined : await lockTeam(work, teamID);
  if (!team) return;
  await withdrawInvites(work, team, [userID]);
  if (team.captain_id === userID && !(await appointHeir(work, team, [userID]))) return;
  await work.trx.updateTable("team_members").set({ role: "member" }).where("user_id", "=", userID).execute();
  await teamChanged(work, team.team_id);
}
