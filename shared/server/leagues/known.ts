import { sql } from "kysely";

import { GAMES_TO_BEGIN, type LeagueReason } from "../../content/leagues.ts";
import type { Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";
import { isClosedTo } from "../players/class-standing.ts";
import type { Comer } from "./join.ts";
import { RACERS, type EntrantID, type LeagueKind } from "./kinds.ts";

/** Somebody's week in which a race was. */
export interface Week {
  readonly id: EntrantID;
  readonly week: number;
  /** When the first of the races started that are counted now. */
  readonly begunStamp: Stamp;
}

/** What is written of somebody's week. */
export interface Had {
  readonly tier: number;
  /** null: none was open. */
  readonly groupID: number | null;
  readonly place: number | null;
  readonly newTier: number | null;
  /** null until it is closed. */
  readonly reason: LeagueReason | null;
}

/** What stands of a week in which somebody raced. */
export interface Known extends Week, Comer {
  readonly begunStamp: Stamp;
  /** Left the leagues, or a teacher closed them. */
  readonly isOut: boolean;
  readonly groupID: number | null;
  readonly had: Had | null;
  /** A group of a week before isn't closed: the league isn't known yet. */
  readonly waits: boolean;
  readonly closing: "closing" | "closed" | null;
  /** The first week that isn't closed. */
  readonly openWeek: number;
  readonly games: number;
}

/** What stands of the weeks of some. Places of teams are held until the transaction ends, so that nobody closes them meanwhile. */
export async function knownWeeks(
  { trx }: Work,
  kind: LeagueKind,
  week: number,
  own: readonly Week[],
): Promise<readonly Known[]> {
  const ids = own.map(({ id }) => id);
  if (kind !== RACERS) {
    // Two who waited for the same closing may both come late then: what they hold together lets one of them change it.
    const places = sql`select 1 from ${kind.places} where ${kind.entrant} = any(${ids}::bigint[])`;
    const inOrder = sql`order by week, ${kind.entrant}`;
    await sql`${places} and (week = ${week} or week < ${week} and (group_id is not null or points = 0)) and reason is null ${inOrder} for key share`.execute(
      trx,
    );
    await sql`${places} and week = ${week} and reason is not null ${inOrder} for no key update`.execute(trx);
  }
  const { rows } = await sql<Omit<Known, "groupID">>`
    select w.id, ${week}::integer as week, w.begun as "begunStamp",
      coalesce(s.is_out, false) or ${kind === RACERS ? isClosedTo("w.id", "show_leagues") : sql`false`} as "isOut",
      coalesce(b.tier, n.tier, s.tier) as tier, coalesce(b.week, s.raced_week) as "racedWeek",
      case when p.week is not null then jsonb_build_object('tier', p.tier, 'groupID', p.group_id, 'place', p.place,
        'newTier', p.new_tier, 'reason', p.reason) end as had,
      exists (select 1 from ${kind.places} o where o.${kind.entrant} = w.id and o.week < ${week}
        and o.group_id is not null and o.reason is null) as waits,
      c.state as closing,
      (select coalesce(max(period), 0) + 1 from closings where what = ${kind.span} and state = 'closed') as "openWeek",
      ${kind === RACERS ? sql`(select sum(races_played) from racing_stats where user_id = w.id)` : sql`${GAMES_TO_BEGIN}::integer`} as games
    from unnest(${ids}::bigint[], ${own.map(({ begunStamp }) => begunStamp)}::bigint[]) as w (id, begun)
    left join ${kind.standings} s on s.${kind.entrant} = w.id
    left join ${kind.places} p on p.${kind.entrant} = w.id and p.week = ${week}
    left join lateral (select coalesce(new_tier, tier) as tier, week from ${kind.places}
      where ${kind.entrant} = w.id and week < ${week} order by week desc limit 1) b on s.raced_week >= ${week}
    left join lateral (select tier from ${kind.places}
      where ${kind.entrant} = w.id and week > ${week} order by week limit 1) n on b.week is null and s.raced_week >= ${week}
    left join closings c on c.what = ${kind.span} and c.period = ${week}
    order by w.id`.execute(trx);
  return rows.map((row) => ({ ...row, groupID: row.had?.groupID ?? null }));
}
