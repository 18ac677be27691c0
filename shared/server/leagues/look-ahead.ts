import { sql, type Kysely } from "kysely";

import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { resultsOf } from "./close-group.ts";
import type { LeagueKind } from "./kinds.ts";
import type { WeekResult } from "./write-results.ts";

/** How a week ended or would end for somebody, without what a close changes besides. */
export type ToldResult = Omit<WeekResult, "standing">;

/** How a week would end if it were closed now, group by group; nothing is written. */
export async function lookAhead(
  db: Kysely<Database>,
  kind: LeagueKind,
  week: number,
  now: Stamp,
): Promise<readonly ToldResult[]> {
  const { rows: groups } = await sql<{ groupID: number; tier: number; ids: readonly string[] }>`
    select g.group_id as "groupID", g.tier, array_agg(p.${kind.entrant} order by p.${kind.entrant}) as ids
    from ${kind.groups} g join ${kind.places} p on p.group_id = g.group_id
    where g.week = ${week} and g.closed_stamp is null group by g.group_id, g.tier order by g.group_id`.execute(db);
  const results: ToldResult[] = [];
  for (const { groupID, tier, ids } of groups) {
    const found = await resultsOf({ trx: db, now }, kind, { groupID, week, tier }, ids.map(Number) as never);
    results.push(...found.map(({ standing: _standing, ...told }) => told).toSorted(inGroupOrder));
  }
  return results;
}

/** How a week ended, as it is written. */
export async function lookBack(db: Kysely<Database>, kind: LeagueKind, week: number): Promise<readonly ToldResult[]> {
  const { rows } = await sql<ToldResult>`
    select p.${kind.entrant} as id, p.week, p.tier, p.group_id as "groupID", p.place, p.new_tier as "newTier", p.reason,
      coalesce(p.points, 0) as points, coalesce(p.races, 0) as races, coalesce(p.played, 0) as played,
      coalesce(p.elapsed_ms, 0) as "elapsedMs"
    from ${kind.places} p where p.week = ${week} and p.reason is not null
    order by p.group_id, p.place nulls last, p.${kind.entrant}`.execute(db);
  return rows;
}

const inGroupOrder = (one: ToldResult, other: ToldResult): number =>
  (one.place ?? Infinity) - (other.place ?? Infinity) || one.id - other.id;
