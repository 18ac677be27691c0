import type { Generated } from "kysely";

import type { SeasonID } from "../../content/seasons/calendar.ts";
import type { TeamID, UserID } from "../../ids.ts";
import type { Enrollment } from "../../rules/teams/form.ts";
import type { StoredRole } from "../../rules/teams/roles.ts";
import type { Stamp } from "../../units.ts";

/** What members raced for a team. The `past_…` figures are those of members who are gone. */
interface TeamTable {
  team_id: Generated<TeamID>;
  /** Upper case. */
  tag: string;
  /** A key of `TEAM_COLORS`. */
  tag_color: string;
  name: string;
  /** By a moderator. */
  is_name_hidden: Generated<boolean>;
  /** The look of what a moderator hid last: it stays hidden under any spelling. */
  hidden_requirements: Generated<string | null>;
  captain_id: UserID;
  /** Who wrote tag, name and requirements last; null once that account is gone. */
  author_id: UserID | null;
  enrollment: Enrollment;
  min_races: number;
  /** WPM, or right answers a minute. */
  min_speed: number;
  requirements: string;
  /** By the word rules, or by a moderator. */
  are_requirements_hidden: Generated<boolean>;
  /** 0: never. */
  auto_remove_days: Generated<number>;
  /** The number of rows of `team_members`: both change together, while the team is locked. */
  members: Generated<number>;
  past_played: Generated<number>;
  past_typed: Generated<number>;
  past_secs: Generated<number>;
  past_errs: Generated<number>;
  past_points: Generated<number>;
  created_stamp: Stamp;
}

/** Somebody's place in a team; the figures are those since they joined. */
interface TeamMemberTable {
  user_id: UserID;
  team_id: TeamID;
  /** The captain is an officer, too. */
  role: StoredRole;
  join_stamp: Stamp;
  /** When the member last opened the team's page. */
  seen_stamp: Generated<Stamp>;
  /** The newest message at that time. */
  seen_motd_id: Generated<number>;
  is_welcomed: Generated<boolean>;
  played: Generated<number>;
  typed: Generated<number>;
  secs: Generated<number>;
  errs: Generated<number>;
  points: Generated<number>;
  last_race_stamp: Stamp | null;
}

/** What a member raced for the team in one season, since they joined. It goes with the membership. */
interface TeamSeasonTable {
  user_id: UserID;
  season_id: SeasonID;
  played: number;
  typed: number;
  secs: number;
  errs: number;
  points: number;
}

interface TeamApplicationTable {
  user_id: UserID;
  team_id: TeamID;
  stamp: Stamp;
  denied_stamp: Stamp | null;
}

interface TeamInviteTable {
  user_id: UserID;
  team_id: TeamID;
  inviter_id: UserID | null;
  stamp: Stamp;
  /** Kept for a while, so that a player is not asked again and again. */
  ignored_stamp: Stamp | null;
}

/** Who was removed from a team comes back only by an invite, until then. */
interface TeamBarTable {
  user_id: UserID;
  team_id: TeamID;
  until_stamp: Stamp;
}

interface TeamMotdTable {
  team_motd_id: Generated<number>;
  team_id: TeamID;
  user_id: UserID;
  message: string;
  /** Only its author sees it. */
  is_hidden: Generated<boolean>;
  created_stamp: Stamp;
}

interface TeamMotdBoostTable {
  team_motd_id: number;
  user_id: UserID;
  boost_id: number;
}

/** How often others looked at a team's page. */
interface TeamViewTable {
  team_id: TeamID;
  views: number;
}

/** A tag that a moderator took from its team. */
interface RefusedTagTable {
  tag: string;
  refused_stamp: Stamp;
}

/** The look of a team name that a moderator hid. */
interface RefusedNameTable {
  look: string;
  refused_stamp: Stamp;
}

export interface TeamTables {
  teams: TeamTable;
  team_members: TeamMemberTable;
  team_seasons: TeamSeasonTable;
  team_applications: TeamApplicationTable;
  team_invites: TeamInviteTable;
  team_bars: TeamBarTable;
  team_motds: TeamMotdTable;
  team_motd_boosts: TeamMotdBoostTable;
  team_views: TeamViewTable;
  refused_tags: RefusedTagTable;
  refused_names: RefusedNameTable;
}
