import type { TeamID, UserID } from "../../ids.ts";
import { isAutoRemovable } from "../../rules/teams/auto-remove.ts";
import { roleOf } from "../../rules/teams/roles.ts";
import { sweepChore, type Chore } from "../platform/jobs/sweep.ts";
import type { Performer, Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { takeOut, teamWords } from "./membership.ts";
import { lockTeam, type LockedTeam } from "./own.ts";

/**
 * Removes members who were idle longer than their team allows, each team in a transaction of its own, and tells them.
 * Killed at any moment, the next run goes on: whoever was removed is idle in no team any more.
 *
 * @returns the number of teams that were looked at
 * @source teams §4 Auto-remove warning, rules Teams
 */
export const autoRemoveIdle = (app: Performer): Promise<number> =>
  sweepChore(app, teamsToTidy, { page: 200, batch: 1 });

const teamsToTidy: Chore<TeamID> = {
  failure: "a team's idle members could not be removed",
  async due(db, _now, last = 0 as TeamID, size) {
    const rows = await db
      .selectFrom("teams")
      .select("team_id")
      .where("auto_remove_days", ">", 0)
      .where("team_id", ">", last)
      .orderBy("team_id")
      .limit(size)
      .execute();
    return rows.map((row) => row.team_id);
  },
  async treat(work, teamIDs) {
    for (const teamID of teamIDs) await removeIdle(work, teamID);
    return teamIDs.length;
  },
};

async function removeIdle(work: Work, teamID: TeamID): Promise<void> {
  const before = await work.trx.selectFrom("teams").selectAll().where("team_id", "=", teamID).executeTakeFirst();
  if (!before) return;
  const candidates = await idleOf(work, before);
  if (candidates.length === 0) return;
  await lockPlayers(work, candidates, ["user_id"], "change");
  const team = await lockTeam(work, teamID);
  if (!team) return;
  const held = new Set(candidates);
  const idle = (await idleOf(work, team)).filter((userID) => held.has(userID));
  await takeOut(work, team, idle);
  for (const userID of idle) work.notify(userID, "team-removed", { ...teamWords(team), why: "idle" });
}

async function idleOf({ trx, now }: Work, team: LockedTeam): Promise<readonly UserID[]> {
  const rows = await trx
    .selectFrom("team_members")
    .select(["user_id", "role", "join_stamp", "last_race_stamp"])
    .where("team_id", "=", team.team_id)
    .orderBy("user_id")
    .execute();
  const idle = rows.filter(({ user_id, role, join_stamp: joinStamp, last_race_stamp: lastActivity }) =>
    isAutoRemovable(
      { role: roleOf(user_id, team.captain_id, role), joinStamp, lastActivity },
      team.auto_remove_days,
      now,
    ),
  );
  return idle.map((row) => row.user_id);
}
