import type { TeamCard } from "../../contracts/teams/team-shapes.ts";
import type { TeamID } from "../../ids.ts";
import type { Enrollment } from "../../rules/teams/form.ts";
import type { Stamp } from "../../units.ts";
import { shownName } from "./shown-name.ts";

/** The columns of a team's card, joined with its captain as `captain`. */
export const TEAM_CARD_COLUMNS = [
  "teams.team_id",
  "teams.tag",
  "teams.tag_color",
  "teams.name",
  "teams.is_name_hidden",
  "teams.members",
  "teams.enrollment",
  "teams.min_races",
  "teams.min_speed",
  "teams.created_stamp",
  "captain.username as captain_username",
  "captain.display_name as captain_display_name",
  "captain.findable as captain_findable",
  "captain.erase_stamp as captain_erase_stamp",
] as const;

interface TeamCardRow {
  readonly team_id: TeamID;
  readonly tag: string;
  readonly tag_color: string;
  readonly name: string;
  readonly is_name_hidden: boolean;
  readonly members: number;
  readonly enrollment: Enrollment;
  readonly min_races: number;
  readonly min_speed: number;
  readonly created_stamp: Stamp;
  readonly captain_username: string | null;
  readonly captain_display_name: string;
  readonly captain_findable: boolean;
  readonly captain_erase_stamp: Stamp | null;
}

/** Without the name of a captain whom strangers don't see. */
const captainOf = (row: TeamCardRow): Pick<TeamCard, "captainUsername" | "captainDisplayName"> =>
  row.captain_findable && row.captain_erase_stamp === null
    ? { captainUsername: row.captain_username ?? "", captainDisplayName: row.captain_display_name }
    : { captainUsername: "", captainDisplayName: "" };

export const teamCardOf = (row: TeamCardRow): TeamCard => ({
  teamID: row.team_id,
  tag: row.tag,
  tagColor: row.tag_color,
  name: shownName(row),
  members: row.members,
  enrollment: row.enrollment,
  minRaces: row.min_races,
  minSpeed: row.min_speed,
  ...captainOf(row),
  createdStamp: row.created_stamp,
});
