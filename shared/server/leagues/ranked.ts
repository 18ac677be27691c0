import { sql, type Kysely } from "kysely";

import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { RACERS, type EntrantID, type LeagueKind } from "./kinds.ts";

/** Where somebody stands, and whether they are in the ranking of their group. */
export interface Ranked {
  readonly tier: number;
  readonly isRanked: boolean;
}

/** Bots, the banned, and who left the leagues are in no ranking. */
export async function rankedAmong(
  { trx: db, now }: { readonly trx: Kysely<Database>; readonly now: Stamp },
  kind: LeagueKind,
  ids: readonly EntrantID[],
): Promise<ReadonlyMap<EntrantID, Ranked>> {
  const isBarred =
    kind === RACERS
      ? sql`(u.is_bot or exists (select 1 from moderation_actions a where a.user_id = s.user_id and a.measure = 'ban'
          and a.lifted_stamp is null and (a.until_stamp is null or a.until_stamp > ${now})))`
      : sql`false`;
  const { rows } = await sql<Ranked & { readonly id: EntrantID }>`
    select s.${kind.entrant} as id, s.tier, not s.is_out and not ${isBarred} as "isRanked"
    from ${kind.standings} s ${kind === RACERS ? sql`join users u on u.user_id = s.user_id` : sql``}
    where s.${kind.entrant} = any(${ids}::bigint[]) order by s.${kind.entrant}`.execute(db);
  return new Map(rows.map(({ id, ...ranked }) => [id, ranked]));
}
