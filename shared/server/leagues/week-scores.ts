import { sql, type Kysely } from "kysely";

import { SITES } from "../../content/site.ts";
import type { TeamID, UserID } from "../../ids.ts";
import type { Score } from "../../rules/leagues/close-group.ts";
import { BEST_MEMBERS } from "../../rules/leagues/numbers.ts";
import type { Stamp } from "../../units.ts";
import { isBanned } from "../conduct/banned.ts";
import type { Database } from "../database.ts";
import { classNameOf, namesOf, type ClassName } from "../players/class-names.ts";
import { GONE } from "../scores/figures.ts";
import { RACERS, type EntrantID, type LeagueKind } from "./kinds.ts";

/** What an entrant did in a week, on both sites. */
export interface WeekScore extends Score {
  readonly id: EntrantID;
  /** All races. */
  readonly played: number;
  readonly elapsedMs: number;
}

interface Moment {
  readonly trx: Kysely<Database>;
  readonly now: Stamp;
}

/**
 * What some entrants did in a week, of those who have points, whether or not they are ranked. A team has what its best members
 * raced while they were in it, also of who left since; who was erased, banned or declared a bot counts for none.
 */
export async function weekScores(
  { trx, now }: Moment,
  kind: LeagueKind,
  week: number,
  ids: readonly EntrantID[],
): Promise<readonly WeekScore[]> {
  if (ids.length === 0) return [];
  const { rows } = await (kind === RACERS ? racersIn(week, ids) : teamsIn(week, ids, now)).execute(trx);
  return rows;
}

/** The members of a team who count in a week, the best first; of who left since there is no name. */
export async function bestMembers({ trx, now }: Moment, week: number, teamID: TeamID, viewerID: UserID) {
  const { rows } = await sql<{
    userID: UserID;
    username: string;
    display_name: string;
    class_name: ClassName | null;
    points: number;
  }>`
    select u.user_id as "userID", u.username, u.display_name, s.points,
      ${classNameOf("u.user_id", viewerID)} as class_name
    from (${bestIn(week, [teamID], now)}) s
    join team_members m on m.user_id = s.user_id and m.team_id = s.team_id
    join users u on u.user_id = s.user_id
    order by s.nth`.execute(trx);
  return rows.map((row) => ({ userID: row.userID, ...namesOf(row), points: row.points }));
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

const teamsIn = (week: number, ids: readonly EntrantID[], now: Stamp) => sql<WeekScore>`
  select team_id as id, sum(points) as points, sum(races) as races, sum(played) as played,
    sum(elapsed_ms) as "elapsedMs", max(reached) as "reachedStamp"
  from (${bestIn(week, ids, now)}) m
  group by team_id order by team_id`;

/** The best members of some teams, of each the best first. */
const bestIn = (week: number, ids: readonly EntrantID[], now: Stamp) => sql`
  select * from (
    select *, row_number() over (partition by team_id order by points desc, reached, user_id) as nth from (
      select team_id, user_id, ${SUMS} from team_scores
      where span = 'team-league' and period = ${week} and site = any(${[...SITES]}) and team_id = any(${ids}::bigint[])
        and user_id <> ${GONE}
      group by team_id, user_id) one
    where points > 0 and not ${isBanned("one.user_id", now)}) ranked
  where nth <= ${BEST_MEMBERS}`;
