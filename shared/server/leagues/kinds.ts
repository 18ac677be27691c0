import { sql, type RawBuilder } from "kysely";

import type { TeamID, UserID } from "../../ids.ts";

/** Who drives in a league: a racer or a team, by number. */
export type EntrantID = UserID | TeamID;

/** A kind of league: what its tables and its entrants are called. */
export interface LeagueKind {
  /** The span of its weeks, and the name under which these are closed. */
  readonly span: "league" | "team-league";
  /** The column of an entrant's number. */
  readonly entrant: RawBuilder<unknown>;
  readonly standings: RawBuilder<unknown>;
  readonly groups: RawBuilder<unknown>;
  readonly places: RawBuilder<unknown>;
}

export const RACERS: LeagueKind = {
  span: "league",
  entrant: sql.ref("user_id"),
  standings: sql.table("league_standings"),
  groups: sql.table("league_groups"),
  places: sql.table("league_places"),
};

export const TEAMS: LeagueKind = {
  span: "team-league",
  entrant: sql.ref("team_id"),
  standings: sql.table("team_league_standings"),
  groups: sql.table("team_league_groups"),
  places: sql.table("team_league_places"),
};

/** Racers before teams: the order in which they are locked. */
export const LEAGUE_KINDS: readonly LeagueKind[] = [RACERS, TEAMS];
