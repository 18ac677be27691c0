import { sql } from "kysely";

import type { TeamID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import type { CountedRace } from "../race/counted-race.ts";

/**
 * Counts paid races for the teams of their racers: those that started when the racer was in the team. Each racer has a
 * row of their own, which only their own races write, so that a large team is no hot row. The racers are locked.
 *
 * @source teams §3 Team member, rules Boards
 */
export async function countForTeams({ trx, ringTeam }: Work, races: readonly CountedRace[]): Promise<void> {
  const paid = races.filter(({ reward, standing }) => standing === "finished" && reward.experience > 0);
  if (paid.length === 0) return;
  const { rows } = await sql<{ team_id: TeamID; is_offline: boolean }>`
    update team_members m set
      played = m.played + sums.played, typed = m.typed + sums.typed, secs = m.secs + sums.secs,
      errs = m.errs + sums.errs, points = m.points + sums.points,
      last_race_stamp = greatest(m.last_race_stamp, sums.last_stamp)
    from (
      select o.user_id, count(*) as played, sum(r.typed) as typed, sum(r.secs) as secs, sum(r.errs) as errs,
        sum(r.points) as points, max(r.stamp) as last_stamp
      from unnest(${paid.map(({ userID }) => userID)}::bigint[], ${paid.map(({ done }) => done)}::bigint[],
        ${paid.map(({ elapsedMs }) => elapsedMs / 1_000)}::float8[], ${paid.map(({ errors }) => errors)}::bigint[],
        ${paid.map(({ reward }) => reward.experience)}::bigint[],
        ${paid.map(({ startedStamp }) => startedStamp)}::bigint[]) as r (user_id, typed, secs, errs, points, stamp)
      join team_members o on o.user_id = r.user_id and r.stamp >= o.join_stamp
      group by o.user_id) sums
    where m.user_id = sums.user_id
    returning m.team_id, (select offline from users where users.user_id = m.user_id) as is_offline`.execute(trx);
  for (const { team_id, is_offline } of rows) if (!is_offline) ringTeam(team_id);
}
