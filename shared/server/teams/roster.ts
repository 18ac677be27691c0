import type { Kysely } from "kysely";

import type { Site } from "../../content/site.ts";
import type { TeamMember } from "../../contracts/teams/team-shapes.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { seasonToShow } from "../../rules/seasons/calendar.ts";
import { roleOf } from "../../rules/teams/roles.ts";
import type { Database } from "../database.ts";
import { cardColumns, cardOfRow, type CardTimes } from "../players/player-card.ts";
import type { Raced, TeamFigures } from "./figures.ts";
import { averageOn } from "./joiner.ts";

/** A member, and whether strangers may see them. */
export interface RosterRow {
  readonly member: TeamMember;
  /** Experience won for the team since they joined. */
  readonly won: number;
  readonly isFindable: boolean;
}

/** Reads everybody of a team, those who are in it longest first. */
export const membersOf = (
  db: Kysely<Database>,
  site: Site,
  { team_id }: { readonly team_id: TeamID },
  { now }: CardTimes,
  viewerID: UserID | undefined,
) =>
  db
    .selectFrom("team_members as m")
    .innerJoin("users", "users.user_id", "m.user_id")
    .leftJoin("racing_stats", (join) =>
      join.onRef("racing_stats.user_id", "=", "m.user_id").on("racing_stats.site", "=", site),
    )
    .leftJoin("team_seasons as s", (join) =>
      join.onRef("s.user_id", "=", "m.user_id").on("s.season_id", "=", seasonToShow(now)?.seasonID ?? null),
    )
    .select(cardColumns(viewerID))
    .select(["users.world_id", "users.findable", "users.erase_stamp", averageOn(site)])
    .select(["m.role", "m.join_stamp", "m.played", "m.typed", "m.secs", "m.errs", "m.points", "m.last_race_stamp"])
    .select(["s.played as season_played", "s.typed as season_typed", "s.secs as season_secs", "s.errs as season_errs"])
    .select(["s.points as season_points", "racing_stats.highest_speed", "racing_stats.races_played"])
    .where("m.team_id", "=", team_id)
    .orderBy("m.join_stamp")
    .orderBy("m.user_id")
    .execute();

/** The members as a team's page shows them. @source teams §3 Team member */
export function rosterOf(
  members: Awaited<ReturnType<typeof membersOf>>,
  { team_id, captain_id }: { readonly team_id: TeamID; readonly captain_id: UserID },
  figures: TeamFigures,
  times: CardTimes,
): readonly RosterRow[] {
  return members.map((row) => {
    const raced = figures(row.user_id, { life: row, season: seasonBefore(row) });
    const { points, ...season } = raced.season;
    return {
      isFindable: row.findable && row.erase_stamp === null,
      won: raced.life.points,
      member: {
        ...cardOfRow(row, times),
        teamID: team_id,
        role: roleOf(row.user_id, captain_id, row.role),
        worldID: row.world_id,
        played: raced.life.played,
        typed: raced.life.typed,
        secs: raced.life.secs,
        errs: raced.life.errs,
        points,
        season,
        highestSpeed: row.highest_speed ?? 0,
        avgSpeed: row.average,
        racesPlayed: row.races_played ?? 0,
        joinStamp: row.join_stamp,
        lastActivity: row.last_race_stamp,
      },
    };
  });
}

interface SeasonRow {
  readonly season_played: number | null;
  readonly season_typed: number | null;
  readonly season_secs: number | null;
  readonly season_errs: number | null;
  readonly season_points: number | null;
}

const seasonBefore = (row: SeasonRow): Raced => ({
  played: row.season_played ?? 0,
  typed: row.season_typed ?? 0,
  secs: row.season_secs ?? 0,
  errs: row.season_errs ?? 0,
  points: row.season_points ?? 0,
});
