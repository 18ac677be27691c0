import { sql, type Kysely } from "kysely";

import { SITES } from "../../content/site.ts";
import type { TeamID, UserID } from "../../ids.ts";
import type { Score } from "../../rules/leagues/close-group.ts";
import { BEST_MEMBERS } from "../../rules/leagues/numbers.ts";
import type { Database } from "../database.ts";
import { GONE } from "../scores/figures.ts";
import { RACERS, type EntrantID, type LeagueKind } from "./kinds.ts";

/** What an entrant did in a week, on both sites. */
export interface WeekScore extends Score {
  readonly id: EntrantID;
  /** All races. */
  readonly played: number;
  readonly elapsedMs: number;
}

/**
 * What some entrants did in a week, of those who have points, whether or not they are ranked. A team has what its best members
 * raced while they were in it; who was erased counts for none.
 */
export async function weekScores(
  db: Kysely<Database>,
  kind: LeagueKind,
  week: number,
  ids: readonly EntrantID[],
): Promise<readonly WeekScore[]> {
  if (ids.length === 0) return [];
  const { rows } = await (kind === RACERS ? racersIn(week, ids) : teamsIn(week, ids)).execute(db);
  return rows;
}

/** Those members whose points are a team's week, the best first. */
export async function bestMembers(db: Kysely<Database>, week: number, teamID: TeamID) {
  const { rows } = await sql<{ userID: UserID; username: string; displayName: string; points: number }>`
    select u.user_id as "userID", u.username, u.display_name as "displayName", s.points
    from (
      select team_id, user_id, ${SUMS} from team_scores
      where span = 'team-league' and period = ${week} and site = any(${[...SITES]}) and team_id = ${teamID}
        and user_id <> ${GONE}
      group by team_id, user_id) s
    join team_members m on m.user_id = s.user_id and m.team_id = s.team_id
    join users u on u.user_id = s.user_id
    where s.points > 0 order by s.points desc, s.reached, s.user_id limit ${BEST_MEMBERS}`.execute(db);
  return rows;
}

const SUMS = sql`sum(points) as points, sum(ranked) as races, sum(played) as played, sum(elapsed_ms) as elapsed_ms,
  max(last_stamp) filter (where points > 0) as reached`;
const AS_SCORE = sql`points, races, played, elapsed_ms as "elapsedMs", reached as "reachedStamp"`;

const racersIn = (week: number, ids: readonly EntrantID[]) => sql<WeekScore>`
  select user_id as id, ${AS_SCORE} from (
    select user_id, ${SUMS} from racer_scores
    where span = 'league' and period = ${week} and site = any(${[...SITES]}) and user_id = any(${ids}::bigint[])
    group by user_id) s
  where points > 0 order by user_id`;

const teamsIn = (week: number, ids: readonly EntrantID[]) => sql<WeekScore>`
  select team_id as id, sum(points) as points, sum(races) as races, sum(played) as played,
    sum(elapsed_ms) as "elapsedMs", max(reached) as "reachedStamp"
  from (
    select *, row_number() over (partition by team_id order by points desc, reached, user_id) as nth from (
      select team_id, user_id, ${SUMS} from team_scores
      where span = 'team-league' and period = ${week} and site = any(${[...SITES]}) and team_id = any(${ids}::bigint[])
        and user_id <> ${GONE}
      group by team_id, user_id) s
    where points > 0) m
  where nth <= ${BEST_MEMBERS}
  group by team_id order by team_id`;
