import { sql } from "kysely";

import { GROUP_SIZE } from "../../content/leagues.ts";
import type { UserID } from "../../ids.ts";
import { tierInWeek } from "../../rules/leagues/idle.ts";
import { FIRST_TIER } from "../../rules/leagues/tiers.ts";
import { mayBegin, openSince } from "../../rules/leagues/weeks.ts";
import { endOfPeriod } from "../../rules/periods.ts";
import { before, seconds, type Stamp } from "../../units.ts";
import { leagueTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";
import { isBegun, shareWeek } from "./closings.ts";
import { RACERS, type EntrantID, type LeagueKind } from "./kinds.ts";

/** Who comes into a week, and where they stood before; null where they never raced in a league. */
export interface Comer {
  readonly id: EntrantID;
  readonly tier: number | null;
  readonly racedWeek: number | null;
}

/**
 * Puts those who raced in a week for the first time into groups of it, if nobody has begun to close it. Who begins in its last
 * hours and finds no group that is open drives unranked. They are locked.
 *
 * @param isDelayed they raced before and had to wait until it was known in which league: they find a group in any case
 */
export async function joinWeek(
  work: Work,
  kind: LeagueKind,
  week: number,
  comers: readonly Comer[],
  isDelayed = false,
): Promise<void> {
  if (comers.length === 0) return;
  await shareWeek(work, kind, week);
  if (await isBegun(work, kind, week)) return;
  const placed = comers
    .map(({ id, tier, racedWeek }) => ({
      id,
      tier: tier === null || racedWeek === null ? FIRST_TIER : tierInWeek({ tier, racedWeek }, week),
    }))
    // Groups are locked in one order.
    .toSorted((one, other) => one.tier - other.tier || one.id - other.id);
  for (const { id, tier } of placed) {
    const groupID = await groupFor(work, kind, { week, tier, isDelayed });
    await sql`
      insert into ${kind.places} (${kind.entrant}, week, tier, group_id) values (${id}, ${week}, ${tier}, ${groupID})`.execute(
      work.trx,
    );
    await sql`
      insert into ${kind.standings} as kept (${kind.entrant}, tier, raced_week, highest_tier)
      values (${id}, ${tier}, ${week}, ${tier})
      on conflict (${kind.entrant}) do update set tier = ${tier}, raced_week = greatest(kept.raced_week, ${week})`.execute(
      work.trx,
    );
    if (kind === RACERS) work.changed(id as UserID, "league");
    if (groupID !== null) work.ring(leagueTopic(kind.span, groupID));
  }
}

interface Wanted {
  readonly week: number;
  readonly tier: number;
  readonly isDelayed: boolean;
}

/** A place in a group; null where there is none any more. */
async function groupFor(
  { trx, now }: Work,
  kind: LeagueKind,
  { week, tier, isDelayed }: Wanted,
): Promise<number | null> {
  const endStamp = endOfPeriod(kind.span, week) ?? now;
  const moment = Math.min(now, before(endStamp, seconds(1))) as Stamp;
  const mayOpen = isDelayed || mayBegin(moment, endStamp);
  // Where another group can begin, nobody waits for one that somebody else is joining.
  const { rows } = await sql<{ group_id: number }>`
    update ${kind.groups} set members = members + 1 where group_id = (
      select group_id from ${kind.groups}
      where week = ${week} and tier = ${tier} and members < ${GROUP_SIZE} and closed_stamp is null
        and opened_stamp > ${openSince(moment)}
      order by group_id limit 1 for update ${mayOpen ? sql`skip locked` : sql``})
    returning group_id`.execute(trx);
  const found = rows[0]?.group_id;
  if (found !== undefined || !mayOpen) return found ?? null;
  const opened = await sql<{ group_id: number }>`
    insert into ${kind.groups} (week, tier, members, opened_stamp) values (${week}, ${tier}, 1, ${moment})
    returning group_id`.execute(trx);
  return opened.rows[0]?.group_id ?? null;
}

/** Those of some entrants who have points in a week, are in the leagues and wait for a place in it. */
export async function waitingFor(
  { trx }: Work,
  kind: LeagueKind,
  week: number,
  ids: readonly EntrantID[],
): Promise<readonly Comer[]> {
  const raced =
    kind === RACERS
      ? sql`select distinct user_id as id from racer_scores
          where span = 'league' and period = ${week} and user_id = any(${ids}::bigint[]) and points > 0`
      : sql`select distinct team_id as id from team_scores
          where span = 'team-league' and period = ${week} and team_id = any(${ids}::bigint[]) and points > 0`;
  const { rows } = await sql<Comer>`
    select r.id, s.tier, s.raced_week as "racedWeek" from (${raced}) r
    join ${kind.standings} s on s.${kind.entrant} = r.id
    where not s.is_out
      and not exists (select 1 from ${kind.places} p where p.${kind.entrant} = r.id and p.week = ${week})`.execute(trx);
  return rows;
}
