import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";
import type { Work } from "../platform/work.ts";
import { deleteTeam } from "./disband.ts";
import { appointHeir } from "./heir.ts";
import { takeOut } from "./membership.ts";
import { lockTeams } from "./own.ts";
import { shownName } from "./shown-name.ts";

const teamOf = (db: Kysely<Database>, userID: UserID) =>
  db
    .selectFrom("team_members as m")
    .innerJoin("teams", "teams.team_id", "m.team_id")
    .selectAll("m")
    .select(["teams.tag", "teams.name", "teams.is_name_hidden", "teams.captain_id", "teams.author_id"])
    .where("m.user_id", "=", userID)
    .execute()
    .then((rows) =>
      rows.map(({ is_name_hidden, captain_id, author_id, ...row }) => ({
        ...row,
        name: shownName({ ...row, is_name_hidden: is_name_hidden && captain_id !== userID }),
        isCaptain: captain_id === userID,
        isAuthor: author_id === userID,
      })),
    );

export const teamsData: PersonalData = {
  exports: [
    { name: "team", from: ["team_members.user_id", "teams.captain_id", "teams.author_id"], read: teamOf },
    exportTable("teamSeasons", "team_seasons", "user_id"),
    exportTable("teamApplications", "team_applications", "user_id", ["denied_stamp"]),
    exportTable("teamInvites", "team_invites", "user_id", ["inviter_id"]),
    exportTable("sentTeamInvites", "team_invites", "inviter_id", ["ignored_stamp"]),
    exportTable("removedFromTeams", "team_bars", "user_id"),
    exportTable("teamMessages", "team_motds", "user_id"),
    exportTable("teamBoosts", "team_motd_boosts", "user_id"),
  ],
  afterErasure: {
    "team_members.user_id": "deleted; the races stay in the team's totals, without a name",
    "team_seasons.user_id": "deleted with the place in the team",
    "teams.captain_id":
      "the officer who is in the team longest leads it then, or another member; without any it is deleted",
    "teams.author_id": "the team stays, without the name of who worded it",
    "team_invites.inviter_id": "the invite stays, without a name",
  },
  aboutNobody: ["team_views", "refused_tags", "refused_names"],
  erase: takeOutErased,
};

/** Takes players out of their teams; a team whose captain goes gets another one, or is deleted without members. */
async function takeOutErased(work: Work, userIDs: readonly UserID[]): Promise<void> {
  const places = await work.trx
    .selectFrom("team_members")
    .select(["team_id", "user_id"])
    .where("user_id", "in", userIDs)
    .execute();
  if (places.length === 0) return;
  const byTeam = Map.groupBy(places, ({ team_id }) => team_id);
  for (const team of await lockTeams(work, [...byTeam.keys()])) {
    const gone = (byTeam.get(team.team_id) ?? []).map(({ user_id }) => user_id);
    if (!gone.includes(team.captain_id)) await takeOut(work, team, gone);
    else if (await appointHeir(work, team, gone)) await takeOut(work, team, gone);
    else await deleteTeam(work, team, gone);
  }
}
