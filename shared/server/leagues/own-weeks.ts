import { sql, type Kysely } from "kysely";

import type { LeagueWeek } from "../../contracts/goals/leagues.ts";
import { endOfPeriod } from "../../rules/periods.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { EntrantID, LeagueKind } from "./kinds.ts";

/** How somebody's last weeks ended, the newest first. */
export async function ownWeeks(
  db: Kysely<Database>,
  kind: LeagueKind,
  id: EntrantID,
  count: number,
): Promise<readonly LeagueWeek[]> {
  const { rows } = await sql<Omit<LeagueWeek, "endStamp" | "seconds"> & { readonly elapsedMs: number }>`
    select p.week, p.tier, p.new_tier as "newTier", p.place, coalesce(p.points, 0) as points,
      coalesce(p.played, 0) as played, coalesce(p.elapsed_ms, 0) as "elapsedMs", p.reason,
      (select count(*) from ${kind.places} o where o.group_id = p.group_id and o.place is not null) as racers
    from ${kind.places} p where p.${kind.entrant} = ${id} and p.reason is not null
    order by p.week desc limit ${count}`.execute(db);
  return rows.map(({ elapsedMs, ...row }) => ({
    ...row,
    endStamp: endOfPeriod(kind.span, row.week) ?? (0 as Stamp),
    seconds: Math.round(elapsedMs / 1_000),
  }));
}
