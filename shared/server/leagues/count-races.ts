import { sql } from "kysely";

import { GAMES_TO_BEGIN } from "../../content/leagues.ts";
import type { TeamID } from "../../ids.ts";
import { periodOf } from "../../rules/periods.ts";
import { isPaid, type CountedRace } from "../../rules/race/counted-race.ts";
import { leagueTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";
import { joinWeek, type Comer } from "./join.ts";
import { LEAGUE_KINDS, RACERS, type EntrantID, type LeagueKind } from "./kinds.ts";
import { countLate } from "./late.ts";

/** Somebody's week in which a race was. */
interface Week {
  readonly id: EntrantID;
  readonly week: number;
}

/** What stands of such a week. */
interface Known extends Week, Comer {
  readonly isOut: boolean | null;
  readonly placeTier: number | null;
  readonly groupID: number | null;
  readonly place: number | null;
  readonly newTier: number | null;
  /** Whether there is a row of that week at all. */
  readonly hasPlace: boolean;
  readonly isGroupClosed: boolean;
  /** The group of the week before isn't closed: the league isn't known yet. */
  readonly waits: boolean;
  readonly closing: "closing" | "closed" | null;
  /** The first week that isn't closed. */
  readonly openWeek: number;
  readonly games: number;
}

/**
 * Counts public races that pay for leagues, after they were counted for scores: the first one of a week brings its racer, and its
 * racer's team, into a group; one of a week that is closed may still lift. The racers are locked.
 *
 * @source rules Leagues
 */
export async function countForLeagues(work: Work, races: readonly CountedRace[]): Promise<void> {
  const ranked = races.filter((race) => isPaid(race) && race.mode === "public");
  if (ranked.length === 0) return;
  for (const kind of LEAGUE_KINDS) {
    const weeks = kind === RACERS ? ofRacers(ranked) : await ofTeams(work, ranked);
    await countWeeks(work, kind, weeks);
  }
}

const ofRacers = (races: readonly CountedRace[]): readonly Week[] =>
  distinct(races.map(({ userID, startedStamp }) => ({ id: userID, week: periodOf(RACERS.span, startedStamp) ?? 0 })));

async function ofTeams({ trx }: Work, races: readonly CountedRace[]): Promise<readonly Week[]> {
  const { rows } = await sql<{ id: TeamID; week: number }>`
    select distinct m.team_id as id, r.week
    from unnest(${races.map(({ userID }) => userID)}::bigint[], ${races.map(({ startedStamp }) => startedStamp)}::bigint[],
      ${races.map(({ startedStamp }) => periodOf("team-league", startedStamp))}::integer[]) as r (user_id, stamp, week)
    join team_members m on m.user_id = r.user_id and r.stamp >= m.join_stamp
    order by 1, 2`.execute(trx);
  return rows;
}

const distinct = (weeks: readonly Week[]): readonly Week[] => [
  ...new Map(weeks.map((each) => [`${each.id} ${each.week}`, each])).values(),
];

async function countWeeks(work: Work, kind: LeagueKind, weeks: readonly Week[]): Promise<void> {
  const known = await lookUp(work, kind, weeks);
  const comers = Map.groupBy(known.filter(comesIn), ({ week }) => week);
  for (const [week, own] of [...comers].toSorted(([one], [other]) => one - other)) {
    await joinWeek(work, kind, week, own);
  }
  for (const { groupID, isGroupClosed } of known) {
    if (groupID !== null && !isGroupClosed) work.ring(leagueTopic(kind.span, groupID));
  }
  for (const each of known.filter(isLate)) {
    const { hasPlace, placeTier, groupID, place, newTier } = each;
    await countLate(work, kind, each.week, {
      ...each,
      place: hasPlace && placeTier !== null ? { tier: placeTier, groupID, place, newTier } : null,
    });
  }
}

const takesPart = ({ isOut, games }: Known): boolean => isOut !== true && games >= GAMES_TO_BEGIN;

const comesIn = (known: Known): boolean =>
  takesPart(known) && !known.hasPlace && !known.waits && known.closing === null && known.week >= known.openWeek;

const isLate = (known: Known): boolean =>
  takesPart(known) && (known.hasPlace ? known.isGroupClosed : known.closing === "closed");

/** In the order of weeks, so that a late rise of one counts for the next. Places of teams are held until the transaction ends. */
async function lookUp({ trx }: Work, kind: LeagueKind, weeks: readonly Week[]): Promise<readonly Known[]> {
  if (weeks.length === 0) return [];
  const columns = sql`unnest(${weeks.map(({ id }) => id)}::bigint[], ${weeks.map(({ week }) => week)}::integer[])`;
  if (kind !== RACERS) {
    const own = sql`select 1 from ${kind.places} p join ${columns} as w (id, week) on p.${kind.entrant} = w.id and p.week = w.week`;
    await sql`${own} where p.reason is not null order by w.id, w.week for no key update of p`.execute(trx);
    await sql`${own} where p.reason is null order by w.id, w.week for share of p`.execute(trx);
  }
  const { rows } = await sql<Known>`
    select w.id, w.week, s.tier, s.raced_week as "racedWeek", s.is_out as "isOut", p.tier as "placeTier",
      p.group_id as "groupID", p.place, p.new_tier as "newTier", p.week is not null as "hasPlace",
      coalesce(g.closed_stamp is not null, p.week is not null and p.reason is not null) as "isGroupClosed",
      exists (select 1 from ${kind.places} b where b.${kind.entrant} = w.id and b.week = w.week - 1
        and b.group_id is not null and b.reason is null) as waits,
      c.state as closing,
      (select coalesce(max(period), 0) + 1 from closings where what = ${kind.span} and state = 'closed') as "openWeek",
      ${kind === RACERS ? sql`(select sum(races_played) from racing_stats where user_id = w.id)` : sql`${GAMES_TO_BEGIN}::integer`} as games
    from ${columns} as w (id, week)
    left join ${kind.standings} s on s.${kind.entrant} = w.id
    left join ${kind.places} p on p.${kind.entrant} = w.id and p.week = w.week
    left join ${kind.groups} g on g.group_id = p.group_id
    left join closings c on c.what = ${kind.span} and c.period = w.week
    order by w.week, w.id`.execute(trx);
  return rows;
}
