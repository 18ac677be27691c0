import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { closeGroup } from "../../rules/leagues/close-group.ts";
import { standingAfter } from "../../rules/leagues/standing.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { leagueTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { joinWeek, waitingFor } from "./join.ts";
import { RACERS, type EntrantID, type LeagueKind } from "./kinds.ts";
import { rankedAmong } from "./ranked.ts";
import { weekScores } from "./week-scores.ts";
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
  return ids;
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
  const scores = await weekScores(
    work.trx,
    kind,
    week,
    [...standings].flatMap(([id, { isRanked }]) => (isRanked ? [id] : [])),
  );
  const outcomes = closeGroup(tier, scores);
  return [...standings].map(([id, { tier: before }]) => {
    const score = scores.find((each) => each.id === id);
    const { place = null, newTier = before, reason = "no-change" as const } = outcomes.get(id) ?? {};
    return {
      id,
      week,
      tier,
      groupID,
      place,
      newTier: place === null ? tier : newTier,
      reason,
      standing: place === null ? before : standingAfter(before, tier, newTier),
      points: score?.points ?? 0,
      races: score?.races ?? 0,
      played: score?.played ?? 0,
      elapsedMs: score?.elapsedMs ?? 0,
    };
  });
}
