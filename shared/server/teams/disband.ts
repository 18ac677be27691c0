import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { dayOf } from "../../units.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { teamWords } from "./membership.ts";
import { lacksRole, lockOwnTeam, memberIDsOf, teamIDOf, type LockedTeam } from "./own.ts";

/**
 * Ends a team for all its members. The password has been confirmed before. Refuses: notCaptain, alreadyDone (somebody
 * joined meanwhile).
 *
 * @source teams §4 Team transitions, §5 Confirmations
 */
export async function disbandTeam(work: Work, captainID: UserID): Promise<void> {
  const teamID = await teamIDOf(work.trx, captainID);
  if (teamID === undefined) throw lacksRole("captain");
  // Their races update their places, so they are locked first, as everywhere.
  const locked = await lockPlayers(work, await memberIDsOf(work.trx, teamID), ["user_id"], "change");
  const team = await lockOwnTeam(work, captainID, "captain");
  const members = await memberIDsOf(work.trx, team.team_id);
  const held = new Set(locked.map((row) => row.user_id));
  if (!members.every((userID) => held.has(userID))) {
    throw new Refusal("alreadyDone", "Someone joined just now. Please look again.");
  }
  await deleteTeam(work, team, members);
  for (const userID of members) {
    if (userID !== captainID) work.notify(userID, "team-removed", { ...teamWords(team), why: "disbanded" });
  }
}

/** Deletes a locked team with everything that is its own. Its members are locked. */
export async function deleteTeam(work: Work, team: LockedTeam, members: readonly UserID[]): Promise<void> {
  const { trx } = work;
  for (const userID of members) work.changed(userID, "team", "friends");
  await leaveContests(work, team);
  await trx.deleteFrom("team_members").where("team_id", "=", team.team_id).execute();
  await trx.deleteFrom("teams").where("team_id", "=", team.team_id).execute();
}

/** Contests that have begun keep what the team was called; in those to come it doesn't take part. */
async function leaveContests({ trx, now }: Work, { team_id, tag, tag_color }: LockedTeam): Promise<void> {
  await sql`
    update contest_teams t set tag = ${tag}, tag_color = ${tag_color},
      answer = case when c.first_day > ${dayOf(now)}::integer then 'declined' else t.answer end
    from contests c where c.contest_id = t.contest_id and t.team_id = ${team_id}`.execute(trx);
}
