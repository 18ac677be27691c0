import { sql, type Kysely, type RawBuilder } from "kysely";

import type { CaseLine } from "../../contracts/moderation-cases.ts";
import type { UserID } from "../../ids.ts";
import { CASES_A_PAGE } from "../../rules/moderation-cases.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";

/** Where a page of the list begins: after this case. */
interface Place {
  readonly stamp: Stamp;
  readonly caseID: string;
}

interface Asked {
  /** What is about this account, or was reported by it, is left out. */
  readonly besides?: UserID;
  /** `next` of the page before. */
  readonly after?: string | undefined;
}

export interface CasePage {
  readonly cases: readonly CaseLine[];
  readonly next: string | null;
}

const placeIn = (after: string): Place => {
  const [stamp = "", caseID = ""] = after.split("~");
  return { stamp: Number(stamp) as Stamp, caseID };
};

/** What of a kind may be in a page: the oldest of it after a place, whoever looks left out. */
interface Bounds extends Place {
  readonly besides: UserID | null;
}

const bounded = (
  { stamp: from, caseID, besides }: Bounds,
  stamp: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  userID: RawBuilder<unknown>,
) => sql`${stamp} >= ${from} and (${stamp}, ${id}) > (${from}, ${caseID}) and ${userID} is distinct from ${besides}
  order by ${stamp}, ${id} limit ${CASES_A_PAGE + 1}`;

/** Open holds that only a moderator ends, and those whose racer asked; what waits in them is counted for these alone. */
function holds(bounds: Bounds) {
  const inBounds = bounded(bounds, sql`h.since_stamp`, sql`'hold:' || h.hold_id`, sql`h.user_id`);
  return sql`
  select h.since_stamp as stamp, 'hold:' || h.hold_id as id, h.user_id, 'hold' as kind, h.reason as about, '' as note, h.site,
    held.races, held.speed, held.asked
  from (
    (select h.* from reward_holds h
    where h.kind = 'moderator' and h.ended_stamp is null
      and exists (select 1 from race_rewards w where w.hold_id = h.hold_id and w.state = 'held') and ${inBounds})
    union
    (select h.* from reward_holds h
    where h.ended_stamp is null and h.hold_id in (
      select w.hold_id from appeals a join race_rewards w on w.race_id = a.race_id and w.slot = a.slot
      where a.state = 'open' and w.state = 'held') and ${inBounds})) h
  cross join lateral (
    select count(*)::int as races, max(r.speed) as speed, bool_or(coalesce(a.state = 'open', false)) as asked
    from race_rewards w
    join race_results r on r.race_id = w.race_id and r.slot = w.slot
    left join appeals a on a.race_id = w.race_id and a.slot = w.slot
    where w.hold_id = h.hold_id and w.state = 'held') held`;
}

/** Of racers who asked: races that ended early, and rewards that the version before this one held without a hold. */
const races = (bounds: Bounds) => sql`
  select a.created_stamp, 'race:' || a.race_id || ':' || a.slot, a.user_id, 'race',
    coalesce(r.foul->>'code', 'bot-check'), '', races.site, 1, r.speed, true
  from appeals a
  join race_results r on r.race_id = a.race_id and r.slot = a.slot
  join races on races.race_id = a.race_id
  left join race_rewards w on w.race_id = a.race_id and w.slot = a.slot
  where a.state = 'open' and (r.foul is not null or w.state = 'held'
    and not exists (select 1 from reward_holds h where h.hold_id = w.hold_id and h.ended_stamp is null))
    and ${bounded(bounds, sql`a.created_stamp`, sql`'race:' || a.race_id || ':' || a.slot`, sql`a.user_id`)}`;

const acts = (bounds: Bounds) => sql`
  select m.appeal_stamp, 'act:' || m.action_id, m.user_id, 'act', m.measure, '', null, 0, null, true
  from moderation_actions m where m.appeal_state = 'open'
    and ${bounded(bounds, sql`m.appeal_stamp`, sql`'act:' || m.action_id`, sql`m.user_id`)}`;

const reports = (bounds: Bounds) => sql`
  select p.stamp, 'report:' || p.report_id, p.reported_id, 'report', p.reason, p.note, null, 0, null, false
  from player_reports p where p.state = 'open' and (p.reporter_id is null or p.reporter_id is distinct from ${bounds.besides})
    and ${bounded(bounds, sql`p.stamp`, sql`'report:' || p.report_id`, sql`p.reported_id`)}`;

/** What waits for a person: holds, appeals and reports, the oldest first. */
export async function openCases(db: Kysely<Database>, { besides, after }: Asked = {}): Promise<CasePage> {
  const bounds = { ...placeIn(after ?? "0~"), besides: besides ?? null };
  const { rows } = await sql<CaseLine>`
    with cases as (
      (${holds(bounds)}) union all (${races(bounds)}) union all (${acts(bounds)}) union all (${reports(bounds)})
      order by stamp, id limit ${CASES_A_PAGE + 1})
    select c.id as "caseID", c.kind, c.stamp as "sinceStamp", u.user_id as "userID", u.username,
      u.display_name as "displayName", c.about, c.note, c.site, c.races, c.speed, c.asked as "isAsked"
    from cases c join users u on u.user_id = c.user_id
    order by c.stamp, c.id`.execute(db);
  const cases = rows.slice(0, CASES_A_PAGE);
  const last = rows.length > CASES_A_PAGE ? cases.at(-1) : undefined;
  return { cases, next: last ? `${last.sinceStamp}~${last.caseID}` : null };
}
