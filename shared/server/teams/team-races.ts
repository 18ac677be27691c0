import { sql, type Kysely } from "kysely";

import type { TeamRace } from "../../contracts/teams/team-shapes.ts";
import type { TeamID } from "../../ids.ts";
import type { Database } from "../database.ts";

const SHOWN = 8;

/**
 * The last races of a team's members that count for it, the newest first, but for members who appear offline. Only those
 * who raced last are looked at, by the index of their results.
 */
export async function teamRacesOf(db: Kysely<Database>, teamID: TeamID): Promise<readonly TeamRace[]> {
  const { rows } = await sql<TeamRace>`
    select r.race_id as "raceID", m.user_id as "userID", r.started_stamp as "startedStamp", races.site,
      case when races.scoring = 'casual' then null else r.place end as place, r.speed, r.accuracy
    from (
      select o.user_id, o.join_stamp from team_members o join users u on u.user_id = o.user_id
      where o.team_id = ${teamID} and o.last_race_stamp is not null and not u.offline
      order by o.last_race_stamp desc limit ${SHOWN}) m
    cross join lateral (
      select * from race_results r
      where r.user_id = m.user_id and r.started_stamp >= m.join_stamp and r.standing = 'finished'
        and exists (select 1 from race_rewards w
          where w.race_id = r.race_id and w.slot = r.slot and w.state = 'paid' and w.experience > 0)
      order by r.started_stamp desc limit ${SHOWN}) r
    join races on races.race_id = r.race_id
    order by r.started_stamp desc, m.user_id limit ${SHOWN}`.execute(db);
  return rows;
}
