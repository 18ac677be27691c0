import { sql, type Kysely } from "kysely";

import type { Stamp } from "../../units.ts";
import { isBanned } from "../conduct/banned.ts";
import type { Database } from "../database.ts";
import { isClosedTo } from "../players/class-standing.ts";
import { RACERS, type EntrantID, type LeagueKind } from "./kinds.ts";

/** Where somebody stands, and whether they are in the ranking of their group. */
export interface Ranked {
  readonly tier: number;
  readonly isRanked: boolean;
}

interface Moment {
  readonly trx: Kysely<Database>;
  readonly now: Stamp;
}

/** Bots and the banned are in no ranking, and who left the leagues, or for whom a teacher closed them. */
export async function rankedAmong(
  { trx: db, now }: Moment,
  kind: LeagueKind,
  ids: readonly EntrantID[],
): Promise<ReadonlyMap<EntrantID, Ranked>> {
  const isBarred =
    kind === RACERS
      ? sql`(u.is_bot or ${isBanned("u.user_id", now)} or ${isClosedTo("u.user_id", "show_leagues")})`
      : sql`false`;
  const { rows } = await sql<Ranked & { readonly id: EntrantID }>`
    select s.${kind.entrant} as id, s.tier, not s.is_out and not ${isBarred} as "isRanked"
    from ${kind.standings} s ${kind === RACERS ? sql`join users u on u.user_id = s.user_id` : sql``}
    where s.${kind.entrant} = any(${ids}::bigint[]) order by s.${kind.entrant}`.execute(db);
  return new Map(rows.map(({ id, ...ranked }) => [id, ranked]));
}

/** The same for somebody who may have no standing yet. */
export async function mayBeRanked({ trx: db, now }: Moment, kind: LeagueKind, id: EntrantID): Promise<boolean> {
  if (kind !== RACERS) return true;
  const { rows } = await sql<{ isRanked: boolean }>`
    select not u.is_bot and not ${isBanned("u.user_id", now)} and not coalesce(s.is_out, false)
      and not ${isClosedTo("u.user_id", "show_leagues")} as "isRanked"
    from users u left join league_standings s on s.user_id = u.user_id where u.user_id = ${id}`.execute(db);
  return rows[0]?.isRanked === true;
}
