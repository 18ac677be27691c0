import { sql } from "kysely";

import { GAMES_TO_BEGIN } from "../../content/leagues.ts";
import type { TeamID } from "../../ids.ts";
import { periodOf } from "../../rules/periods.ts";
import { isPaid, type CountedRace } from "../../rules/race/counted-race.ts";
import type { Stamp } from "../../units.ts";
import { leagueTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";
import { joinWeek } from "./join.ts";
import { LEAGUE_KINDS, RACERS, type LeagueKind } from "./kinds.ts";
import { knownWeeks, type Known, type Week } from "./known.ts";
import { countLate } from "./late.ts";

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
    const byWeek = Map.groupBy(weeks, ({ week }) => week);
    // In turn, because in which league somebody races hangs on the week before.
    for (const [week, own] of [...byWeek].toSorted(([one], [other]) => one - other)) {
      await countWeek(work, kind, week, own);
    }
  }
}

function ofRacers(races: readonly CountedRace[]): readonly Week[] {
  const weeks = new Map<string, Week>();
  for (const { userID, startedStamp } of races) {
    const week = periodOf(RACERS.span, startedStamp) ?? 0;
    const key = `${userID} ${week}`;
    const begunStamp = Math.min(startedStamp, weeks.get(key)?.begunStamp ?? Infinity) as Stamp;
    weeks.set(key, { id: userID, week, begunStamp });
  }
  return [...weeks.values()];
}

async function ofTeams({ trx }: Work, races: readonly CountedRace[]): Promise<readonly Week[]> {
  const { rows } = await sql<Week & { readonly id: TeamID }>`
    select m.team_id as id, r.week, min(r.stamp) as "begunStamp"
    from unnest(${races.map(({ userID }) => userID)}::bigint[], ${races.map(({ startedStamp }) => startedStamp)}::bigint[],
      ${races.map(({ startedStamp }) => periodOf("team-league", startedStamp))}::integer[]) as r (user_id, stamp, week)
    join team_members m on m.user_id = r.user_id and r.stamp >= m.join_stamp
    group by 1, 2 order by 1, 2`.execute(trx);
  return rows;
}

async function countWeek(work: Work, kind: LeagueKind, week: number, own: readonly Week[]): Promise<void> {
  const known = (await knownWeeks(work, kind, week, own)).filter(takesPart);
  const comers = known.filter(comesIn);
  const { state, entered } = await joinWeek(work, kind, week, comers);
  for (const { groupID, had } of known) {
    if (groupID !== null && had?.reason === null) work.ring(leagueTopic(kind.span, groupID));
  }
  for (const each of known) {
    if (each.had ? each.had.reason !== null : each.closing === "closed" || (state === "closed" && comesIn(each)))
      await countLate(work, kind, week, each);
  }
  // A team that another race brought in at the same moment: that is there now, and maybe closed.
  const others = state === "closed" ? [] : comers.filter(({ id }) => !entered.has(id));
  if (others.length > 0) await countWeek(work, kind, week, others);
}

const takesPart = ({ isOut, games }: Known): boolean => !isOut && games >= GAMES_TO_BEGIN;

const comesIn = ({ had, waits, closing, week, openWeek }: Known): boolean =>
  had === null && !waits && closing !== "closed" && week >= openWeek;
