import { sql, type Kysely } from "kysely";

import { seasonByID } from "../../content/seasons/calendar.ts";
import { SITES, type Site } from "../../content/site.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { RACES_A_DAY } from "../../rules/leagues/numbers.ts";
import { seasonToShow } from "../../rules/seasons/calendar.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { sweepChore, type Chore } from "../platform/jobs/sweep.ts";
import type { App, Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { GONE } from "../scores/figures.ts";
import { foldScores } from "../scores/fold.ts";
import { lockTeams } from "./own.ts";

const DAY_S = 86_400;
/** Looked through by one statement. */
const TEAMS_AT_ONCE = 500;
/** No player has a higher one. */
const LAST_ID = Number.MAX_SAFE_INTEGER as UserID;

/** Somebody's scores for a team, or those of all who are gone. */
interface Place {
  readonly team_id: TeamID;
  readonly user_id: UserID;
}

/**
 * Counts the scores of teams anew where they differ from the sums of both sites: those from before there were scores, and
 * what a version without them counts meanwhile. What no result tells of stands on the site on which the member, or else the
 * installation, races.
 */
export const recountTeamScores = (app: App): Promise<number> =>
  sweepChore(app, choreOn(app.config.site), { page: 500, batch: 20 });

const choreOn = (site: Site): Chore<Place> => ({
  failure: "what somebody raced for a team could not be counted anew",
  async due(db, _now, last, size) {
    const due: Place[] = [];
    for (let from = last; due.length < size;) {
      const { places, upto } = await dueAmong(db, from);
      due.push(...places);
      if (upto === undefined) break;
      from = { team_id: upto, user_id: LAST_ID };
    }
    return due.slice(0, size);
  },
  async treat(work, places) {
    const members = places.flatMap(({ user_id }) => (user_id === GONE ? [] : [user_id]));
    await lockPlayers(work, members, ["user_id"], "change");
    const teams = await lockTeams(work, [...new Set(places.map(({ team_id }) => team_id))]);
    const held = new Set(teams.map(({ team_id }) => team_id));
    await recountMembers(work, await membersAmong(work, places), site);
    for (const place of places) {
      if (place.user_id !== GONE || !held.has(place.team_id)) continue;
      await foldScores(work, place, await leftBehind(work, place));
      await addRest(work, [GONE], place.team_id, site);
    }
    return places.length;
  },
});

/**
 * What differs among some teams, from one after another: however many teams there are, no statement takes long.
 *
 * @returns the last of these teams; undefined if no other comes after
 */
async function dueAmong(
  db: Kysely<Database>,
  last: Place | undefined,
): Promise<{ readonly places: readonly Place[]; readonly upto: TeamID | undefined }> {
  const [from, fromUser] = [last?.team_id ?? 0, last?.user_id ?? -1];
  const teams = await db
    .selectFrom("teams")
    .select("team_id")
    .where("team_id", ">=", from as TeamID)
    .orderBy("team_id")
    .limit(TEAMS_AT_ONCE)
    .execute();
  const upto = teams.at(-1)?.team_id;
  if (upto === undefined) return { places: [], upto };
  const { rows } = await sql<Place>`
    select p.team_id, p.user_id from (
      select team_id, user_id, played from team_members where team_id between ${from} and ${upto}
      union all select team_id, ${GONE}::bigint, past_played from teams where team_id between ${from} and ${upto}) p
    left join (
      select team_id, user_id, sum(played) as played from team_scores
      where span = 'life' and period = 0 and site = any(${[...SITES]}) and team_id between ${from} and ${upto}
      group by team_id, user_id) s on s.team_id = p.team_id and s.user_id = p.user_id
    where (p.team_id, p.user_id) > (${from}::bigint, ${fromUser}::bigint) and p.played <> coalesce(s.played, 0)
    order by p.team_id, p.user_id`.execute(db);
  return { places: rows, upto: teams.length < TEAMS_AT_ONCE ? undefined : upto };
}

/** Who stands in a locked team's scores and is in it no more: a version without scores took them out. */
async function leftBehind({ trx }: Pick<Work, "trx">, { team_id }: Pick<Place, "team_id">): Promise<readonly UserID[]> {
  const { rows } = await sql<{ readonly user_id: UserID }>`
    select distinct s.user_id from team_scores s where s.team_id = ${team_id} and s.user_id <> ${GONE}
      and s.span <> 'team-league' and not exists (
      select 1 from team_members m where m.user_id = s.user_id and m.team_id = s.team_id)`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

/** Those of some places who are in that team still. */
async function membersAmong({ trx }: Pick<Work, "trx">, places: readonly Place[]): Promise<readonly UserID[]> {
  const { rows } = await sql<Place>`
    select user_id from team_members join unnest(${places.map(({ team_id }) => team_id)}::bigint[],
      ${places.map(({ user_id }) => user_id)}::bigint[]) as p (team_id, user_id) using (team_id, user_id)`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

/** The members and their teams are locked. */
async function recountMembers(work: Work, userIDs: readonly UserID[], site: Site): Promise<void> {
  if (userIDs.length === 0) return;
  await sql`
    delete from team_scores s using team_members m where m.user_id = any(${userIDs}::bigint[]) and s.user_id = m.user_id
      and s.team_id = m.team_id and s.span in ('life', 'season')`.execute(work.trx);
  await sql`
    with raced as (
      select m.team_id, m.user_id, races.site, races.mode = 'public' as is_ranked,
        r.place = 1 and w.parts -> 'place' is not null as is_won, r.done, r.errors, r.elapsed_ms, r.speed, r.started_stamp, w.experience,
        row_number() over (partition by m.user_id, races.site, r.started_stamp / ${DAY_S}, races.mode = 'public'
          order by w.experience desc) as best
      from team_members m
      join race_results r on r.user_id = m.user_id and r.started_stamp >= m.join_stamp and r.standing = 'finished'
      join race_rewards w on w.race_id = r.race_id and w.slot = r.slot and w.state = 'paid' and w.experience > 0
      join races on races.race_id = r.race_id
      where m.user_id = any(${userIDs}::bigint[]))
    insert into team_scores (span, period, site, team_id, user_id, points, experience, played, won, ranked, done, errors,
      elapsed_ms, speed_sum, best_speed, last_stamp)
    select s.span, s.period, site, team_id, user_id,
      coalesce(sum(experience) filter (where is_ranked and best <= ${RACES_A_DAY}), 0), sum(experience), count(*),
      count(*) filter (where is_won), count(*) filter (where is_ranked), sum(done), sum(errors), sum(elapsed_ms),
      coalesce(sum(speed) filter (where is_ranked), 0), max(speed),
      coalesce(max(started_stamp) filter (where is_ranked and best <= ${RACES_A_DAY}), max(started_stamp))
    from raced join (values ('life', 0, 0::bigint, null::bigint), ${sql.join(seasonsUntil(work.now))}) as s (span, period, since, until)
      on started_stamp >= s.since and (s.until is null or started_stamp < s.until)
    group by s.span, s.period, site, team_id, user_id`.execute(work.trx);
  await addRest(work, userIDs, undefined, site);
}

/** Every season that has begun. */
const seasonsUntil = (now: Stamp) =>
  Array.from({ length: seasonToShow(now)?.seasonID ?? 0 }, (_, nth) => seasonByID(nth + 1))
    .filter((season) => season !== undefined)
    .map(
      ({ seasonID, startStamp, endStamp }) =>
        sql`('season', ${seasonID}::integer, ${startStamp}::bigint, ${endStamp}::bigint)`,
    );

/** What the sums of both sites hold beyond the results that are there. @param teamID of those who are gone */
async function addRest(
  { trx }: Pick<Work, "trx">,
  userIDs: readonly UserID[],
  teamID: TeamID | undefined,
  site: Site,
): Promise<void> {
  const kept =
    teamID === undefined
      ? sql`select team_id, user_id, played, typed, secs, errs, points from team_members
          where user_id = any(${userIDs}::bigint[])`
      : sql`select team_id, ${GONE}::bigint as user_id, past_played as played, past_typed as typed, past_secs as secs,
          past_errs as errs, past_points as points from teams where team_id = ${teamID}`;
  await sql`
    with kept as (${kept}),
    counted as (
      select k.team_id, k.user_id, coalesce(sum(s.played), 0) as played, coalesce(sum(s.done), 0) as done,
        coalesce(sum(s.elapsed_ms), 0) as elapsed_ms, coalesce(sum(s.errors), 0) as errors,
        coalesce(sum(s.experience), 0) as experience,
        coalesce((array_agg(s.site order by s.played desc))[1], ${site}) as site
      from kept k left join team_scores s on s.team_id = k.team_id and s.user_id = k.user_id and s.span = 'life'
      group by k.team_id, k.user_id)
    insert into team_scores as old (span, period, site, team_id, user_id, played, done, elapsed_ms, errors, experience,
      last_stamp)
    select 'life', 0, c.site, k.team_id, k.user_id, k.played - c.played, greatest(0, k.typed - c.done),
      greatest(0, round(k.secs * 1000) - c.elapsed_ms), greatest(0, k.errs - c.errors),
      greatest(0, k.points - c.experience), 0
    from kept k join counted c using (team_id, user_id)
    where k.played <> c.played
    on conflict (span, period, site, team_id, user_id) do update set
      played = old.played + excluded.played, done = old.done + excluded.done,
      elapsed_ms = old.elapsed_ms + excluded.elapsed_ms, errors = old.errors + excluded.errors,
      experience = old.experience + excluded.experience`.execute(trx);
}
