import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { closeGroup } from "../../rules/leagues/close-group.ts";
import { standingAfter } from "../../rules/leagues/standing.ts";
import { isTournament, LAST_TIER } from "../../rules/leagues/tiers.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { leagueTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { joinWeek, lockStandings, waitingFor } from "./join.ts";
import { RACERS, type EntrantID, type LeagueKind } from "./kinds.ts";
import { rankedAmong } from "./ranked.ts";
import { weekScores, type WeekScore } from "./week-scores.ts";
import { writeResults, type WeekResult } from "./write-results.ts";

/**
 * Closes a group of a week that is being closed: everybody in it gets a place, moves and is paid, in one transaction. Those who
 * raced on in a week after come into a group of that. A group that is closed stays as it is.
 *
 * @returns whether this call closed it
 */
export async function closeLeagueGroup(work: Work, kind: LeagueKind, groupID: number): Promise<boolean> {
  const { trx, now } = work;
  const ids = await lockEntrants(work, kind, groupID);
  const { rows } = await sql<{ week: number; tier: number; closed_stamp: number | null }>`
    select week, tier, closed_stamp from ${kind.groups} where group_id = ${groupID} for no key update`.execute(trx);
  const [group] = rows;
  if (!group || group.closed_stamp !== null) return false;
  await writeResults(work, kind, await resultsOf(work, kind, { ...group, groupID }, ids));
  await sql`update ${kind.groups} set closed_stamp = ${now} where group_id = ${groupID}`.execute(trx);
  const waiting = Map.groupBy(await waitingFor(work, kind, group.week, ids), ({ week }) => week);
  for (const [week, comers] of waiting) await joinWeek(work, kind, week, comers);
  work.ring(leagueTopic(kind.span, groupID));
  return true;
}

/**
 * Locks what no race is counted without: of racers themselves, of teams their places. Nobody joins a week that is being closed.
 *
 * @returns everybody in the group
 */
async function lockEntrants(work: Work, kind: LeagueKind, groupID: number): Promise<readonly EntrantID[]> {
  const places = sql`from ${kind.places} where group_id = ${groupID} order by ${kind.entrant}`;
  const { rows } = await sql<{ id: EntrantID }>`select ${kind.entrant} as id ${places}`.execute(work.trx);
  const ids = rows.map(({ id }) => id);
  if (kind === RACERS) {
    await lockPlayers(work, ids as UserID[], ["user_id"], "change");
    return ids;
  }
  // Before their places, as whoever disbands one does.
  await sql`select 1 from teams where team_id = any(${ids}::bigint[]) order by team_id for key share`.execute(work.trx);
  await sql`select 1 ${places} for update`.execute(work.trx);
  await lockStandings(work, kind, ids);
  return ids;
}

/** Where a week leads without a place in it: to leave spares no fall, and nobody stays in a round of the tournament so. */
function withoutPlace(tier: number, score: WeekScore | undefined, others: readonly WeekScore[]): number {
  if (isTournament(tier)) return LAST_TIER;
  const outcome = score && closeGroup(tier, [...others, score]).get(score.id);
  return Math.min(tier, outcome?.newTier ?? tier);
}

interface Group {
  readonly groupID: number;
  readonly week: number;
  readonly tier: number;
}

/** How a week ended for those of a group, by the rule over what is written now. */
export async function resultsOf(
  work: { readonly trx: Kysely<Database>; readonly now: Stamp },
  kind: LeagueKind,
  { groupID, week, tier }: Group,
  ids: readonly EntrantID[],
): Promise<readonly WeekResult[]> {
  const standings = await rankedAmong(work, kind, ids);
  const all = await weekScores(work, kind, week, [...standings.keys()]);
  const scores = all.filter(({ id }) => standings.get(id)?.isRanked);
  const outcomes = closeGroup(tier, scores);
  return [...standings].map(([id, { tier: before }]) => {
    const score = all.find((each) => each.id === id);
    const outcome = outcomes.get(id);
    const newTier = outcome?.newTier ?? withoutPlace(tier, score, scores);
    return {
      id,
      week,
      tier,
      groupID,
      place: outcome?.place ?? null,
      newTier: outcome ? newTier : tier,
      reason: outcome?.reason ?? ("no-change" as const),
      standing: standingAfter(before, tier, newTier),
      points: (outcome && score?.points) ?? 0,
      races: (outcome && score?.races) ?? 0,
      played: (outcome && score?.played) ?? 0,
      elapsedMs: (outcome && score?.elapsedMs) ?? 0,
    };
  });
}
