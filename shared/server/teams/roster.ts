import type { Kysely } from "kysely";

import type { Site } from "../../content/site.ts";
import type { TeamMember } from "../../contracts/team-shapes.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { roleOf } from "../../rules/teams/roles.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { CARD_COLUMNS, cardOfRow } from "../players/player-card.ts";
import { averageOn } from "./joiner.ts";

/** A member, and whether strangers may see them. */
export interface RosterRow {
  readonly member: TeamMember;
  readonly isFindable: boolean;
}

/** Everybody of a team, those who are in it longest first. @source teams §3 Team member */
export async function rosterOf(
  db: Kysely<Database>,
  site: Site,
  { team_id, captain_id }: { readonly team_id: TeamID; readonly captain_id: UserID },
  now: Stamp,
): Promise<readonly RosterRow[]> {
  const rows = await db
    .selectFrom("team_members as m")
    .innerJoin("users", "users.user_id", "m.user_id")
    .leftJoin("racing_stats", (join) =>
      join.onRef("racing_stats.user_id", "=", "m.user_id").on("racing_stats.site", "=", site),
    )
    .select(CARD_COLUMNS)
    .select(["users.world_id", "users.findable", "users.erase_stamp", "users.races_played", averageOn(site)])
    .select(["m.role", "m.join_stamp", "m.played", "m.typed", "m.secs", "m.errs", "m.points", "m.last_race_stamp"])
    .select("racing_stats.highest_speed")
    .where("m.team_id", "=", team_id)
    .orderBy("m.join_stamp")
    .orderBy("m.user_id")
    .execute();
  return rows.map((row) => ({
    isFindable: row.findable && row.erase_stamp === null,
    member: {
      ...cardOfRow(row, now),
      teamID: team_id,
      role: roleOf(row.user_id, captain_id, row.role),
      worldID: row.world_id,
      played: row.played,
      typed: row.typed,
      secs: row.secs,
      errs: row.errs,
      points: row.points,
      highestSpeed: row.highest_speed ?? 0,
      avgSpeed: row.average,
      racesPlayed: row.races_played,
      joinStamp: row.join_stamp,
      lastActivity: row.last_race_stamp,
    },
  }));
}
