import type { Generated } from "kysely";

import type { LeagueReason } from "../../content/leagues.ts";
import type { TeamID, UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/** How far a period that ended is closed; without a row it isn't. */
interface ClosingTable {
  /** Of which the period is: a span of `rules/periods.ts`. */
  what: string;
  period: number;
  /** `closing`: nobody joins any more, group after group is closed. */
  state: "closing" | "closed";
  /** When it came to that. */
  stamp: Stamp;
}

/** Where somebody stands; those who never raced in the leagues have none. Written while they are locked. */
interface Standing {
  /** 1 to 13, after the last week that was closed, before what was lost by weeks without a race: `tierInWeek`. */
  tier: number;
  /** The last week in which they raced. */
  raced_week: number;
  highest_tier: number;
  tournaments_won: Generated<number>;
  /** Left the leagues. */
  is_out: Generated<boolean>;
}

/** Those of one tier who race against each other in a week. */
interface GroupTable {
  group_id: Generated<number>;
  week: number;
  tier: number;
  /** Who ever joined it. */
  members: number;
  opened_stamp: Stamp;
  closed_stamp: Stamp | null;
}

/** What somebody did in a week. The result is written as the group is closed, and kept. */
interface Place {
  week: number;
  /** In which they raced. */
  tier: number;
  /** null: they began too late for a group. */
  group_id: number | null;
  /** null for who is in no ranking: left, or didn't race after all. */
  place: number | null;
  /** 0 before the result: they came while the week was being closed, and wait for its end. */
  points: number | null;
  /** Of those that count. */
  races: number | null;
  /** All of the week. */
  played: number | null;
  elapsed_ms: number | null;
  new_tier: number | null;
  /** null until it is closed. */
  reason: LeagueReason | null;
}

export interface LeagueTables {
  closings: ClosingTable;
  league_standings: Standing & { user_id: UserID };
  league_groups: GroupTable;
  league_places: Place & { user_id: UserID };
  team_league_standings: Standing & { team_id: TeamID };
  team_league_groups: GroupTable;
  team_league_places: Place & { team_id: TeamID };
}
