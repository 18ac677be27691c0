import { sql } from "kysely";

import { NO_TEAM, type OwnTeam } from "../../contracts/teams/own-team.ts";
import type { UserID } from "../../ids.ts";
import { TEAM } from "../../rules/teams/numbers.ts";
import { before } from "../../units.ts";
import type { App, Work } from "../platform/work.ts";
import { isClosedTo } from "../players/class-standing.ts";
import { lacksRole } from "./own.ts";
import { shownName } from "./shown-name.ts";

/** A racer's team, and what is new in it. @source core §3 User session */
export async function ownTeamOf(app: App, userID: UserID): Promise<OwnTeam> {
  const row = await app.db
    .selectFrom("team_members as m")
    .innerJoin("teams as t", "t.team_id", "m.team_id")
    .select(["m.role", "m.is_welcomed", "t.team_id", "t.tag", "t.tag_color", "t.name", "t.is_name_hidden"])
    .select("t.captain_id")
    .select([
      sql<number>`(select count(*) from team_applications a where a.team_id = t.team_id and m.role = 'officer'
        and a.denied_stamp is null and a.stamp > ${before(app.nowStamp(), TEAM.lapse)})`.as("applications"),
      sql<number>`(select count(*) from team_members o where o.team_id = t.team_id and o.join_stamp > m.seen_stamp
        and o.user_id <> m.user_id)`.as("new_members"),
      sql<boolean>`exists (select 1 from team_motds d where d.team_id = t.team_id and d.user_id <> m.user_id
        and not d.is_hidden and d.team_motd_id > m.seen_motd_id)
        and not ${isClosedTo("m.user_id", "allow_team_communication")}`.as("has_motd"),
    ])
    .where("m.user_id", "=", userID)
    .executeTakeFirst();
  if (!row) return NO_TEAM;
  return {
    teamID: row.team_id,
    teamName: shownName(row),
    tag: row.tag,
    tagColor: row.tag_color,
    teamRole: row.role,
    isTeamCaptain: row.captain_id === userID,
    newlyJoinedTeamID: row.is_welcomed ? null : row.team_id,
    teamApplications: row.applications,
    newTeamMembers: row.new_members,
    motdNotification: row.has_motd,
  };
}

/** The number of the newest message of a member's team. */
export const newestMotd = sql<number>`coalesce((select max(d.team_motd_id) from team_motds d
  where d.team_id = team_members.team_id), 0)`;

/** Notes that a member looked at the team: nothing of it is new then. Refuses: noTeam. @source teams §4 */
export async function seeTeam(work: Work, userID: UserID): Promise<void> {
  const seen = await work.trx
    .updateTable("team_members")
    .set({ seen_stamp: work.now, seen_motd_id: newestMotd, is_welcomed: true })
    .where("user_id", "=", userID)
    .returning("team_id")
    .executeTakeFirst();
  if (!seen) throw lacksRole("member");
  work.changed(userID, "team");
}
