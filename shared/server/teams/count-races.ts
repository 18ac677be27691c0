import { sql } from "kysely";

import type { TeamID } from "../../ids.ts";
import { isPaid, type CountedRace } from "../../rules/race/counted-race.ts";
import { seasonAt } from "../../rules/seasons/calendar.ts";
import { teamTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";

/**
 * Counts paid races for the teams of their racers: those that started when the racer was in the team. Each racer has a
 * row of their own, which only their own races write, so that a large team is no hot row. Each season in which they raced
 * has a row of its own, too. The racers are locked.
 *
 * @source teams §3 Team member, rules Boards
 */
export async function countForTeams({ trx, ring }: Work, races: readonly CountedRace[]): Promise<void> {
  const paid = races.filter(isPaid);
  if (paid.length === 0) return;
  const { rows } = await sql<{ team_id: TeamID; is_offline: boolean }>`
    update team_members m set
      played = m.played + sums.played, typed = m.typed + sums.typed, secs = m.secs + sums.secs,
      errs = m.errs + sums.errs, points = m.points + sums.points,
      last_race_stamp = greatest(m.last_race_stamp, sums.last_stamp)
    from (
      select o.user_id, count(*) as played, sum(r.typed) as typed, sum(r.secs) as secs, sum(r.errs) as errs,
        sum(r.points) as points, max(r.stamp) as last_stamp
      from unnest(${columnsOf(paid)}) as r (user_id, typed, secs, errs, points, stamp)
      join team_members o on o.user_id = r.user_id and r.stamp >= o.join_stamp
      group by o.user_id) sums
    where m.user_id = sums.user_id
    returning m.team_id, (select offline from users where users.user_id = m.user_id) as is_offline`.execute(trx);
  await countForTeamSeasons(trx, paid);
  for (const { team_id, is_offline } of rows) if (!is_offline) ring(teamTopic(team_id));
}

/** The same for the seasons in which the races started; what was raced between two counts for none. */
async function countForTeamSeasons(trx: Work["trx"], paid: readonly CountedRace[]): Promise<void> {
  const races = paid.flatMap((race) => {
    const season = seasonAt(race.startedStamp);
    return season ? [{ ...race, seasonID: season.seasonID }] : [];
  });
  if (races.length === 0) return;
  await sql`
    insert into team_seasons (user_id, season_id, played, typed, secs, errs, points)
    select o.user_id, r.season_id, count(*), sum(r.typed), sum(r.secs), sum(r.errs), sum(r.points)
    from unnest(${races.map(({ seasonID }) => seasonID)}::integer[], ${columnsOf(races)})
      as r (season_id, user_id, typed, secs, errs, points, stamp)
    join team_members o on o.user_id = r.user_id and r.stamp >= o.join_stamp
    group by o.user_id, r.season_id
    order by o.user_id, r.season_id
    on conflict (user_id, season_id) do update set
      played = team_seasons.played + excluded.played, typed = team_seasons.typed + excluded.typed,
      secs = team_seasons.secs + excluded.secs, errs = team_seasons.errs + excluded.errs,
      points = team_seasons.points + excluded.points`.execute(trx);
}

/** The races as columns, in the order user_id, typed, secs, errs, points, stamp. */
const columnsOf = (races: readonly CountedRace[]) => sql`
  ${races.map(({ userID }) => userID)}::bigint[], ${races.map(({ done }) => done)}::bigint[],
  ${races.map(({ elapsedMs }) => elapsedMs / 1_000)}::float8[], ${races.map(({ errors }) => errors)}::bigint[],
  ${races.map(({ reward }) => reward.experience)}::bigint[],
  ${races.map(({ startedStamp }) => startedStamp)}::bigint[]`;
