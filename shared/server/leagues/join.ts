import { sql } from "kysely";

import { GROUP_SIZE } from "../../content/leagues.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { tierInWeek, type Raced } from "../../rules/leagues/idle.ts";
import { FIRST_TIER } from "../../rules/leagues/tiers.ts";
import { mayBegin, openSince } from "../../rules/leagues/weeks.ts";
import { endOfPeriod } from "../../rules/periods.ts";
import { before, seconds, type Stamp } from "../../units.ts";
import { leagueTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";
import { isClosedTo } from "../players/class-standing.ts";
import { shareWeek, stateOf, type ClosingState } from "./closings.ts";
import { RACERS, type EntrantID, type LeagueKind } from "./kinds.ts";

/** Who comes into a week, and where they stood before; null where they never raced in a league. */
export interface Comer {
  readonly id: EntrantID;
  readonly tier: number | null;
  readonly racedWeek: number | null;
  /** When they began to race in it. Absent: they had to wait until it was known in which league, and find a group in any case. */
  readonly begunStamp?: Stamp;
}

/** In which league somebody races in a week. */
export const tierOf = ({ tier, racedWeek }: Comer, week: number): number =>
  tier === null || racedWeek === null ? FIRST_TIER : tierInWeek({ tier, racedWeek }, week);

/** How comers came into a week. */
interface Joined {
  /** How far the week is closed: nobody comes into one that is. */
  readonly state: ClosingState | undefined;
  /** Those whom this call brought in; others are there already. */
  readonly entered: ReadonlySet<EntrantID>;
}

/** A place of a week in which nobody is ranked yet. */
interface Entered {
  readonly id: EntrantID;
  readonly tier: number;
  readonly begunStamp: Stamp | undefined;
}

/**
 * Puts those who raced in a week for the first time into groups of it. Who begins in its last hours and finds no group that is
 * open drives unranked. Who comes while the week is being closed gets what a place would have brought, when all groups are closed.
 * They are locked.
 */
export async function joinWeek(work: Work, kind: LeagueKind, week: number, comers: readonly Comer[]): Promise<Joined> {
  if (comers.length === 0) return { state: undefined, entered: new Set() };
  await shareWeek(work, kind, week);
  const state = await stateOf(work.trx, kind, week);
  if (state === "closed") return { state, entered: new Set() };
  const entered = await enter(work, kind, week, await asTheyStand(work, kind, week, comers));
  if (kind !== RACERS) await tellMembers(work, entered);
  for (const { id, tier, begunStamp } of entered) {
    if (kind === RACERS) work.changed(id as UserID, "league");
    const wanted = { week, tier, begunStamp };
    // Without any room nobody waits for it.
    if (!isEarly(work, kind, wanted) && (await findsGroup(work, kind, wanted))) await lockTier(work, kind, week, tier);
    if (state === "closing") {
      if (await findsGroup(work, kind, wanted)) await setPlace(work, kind, week, id, sql`points = 0`);
      continue;
    }
    const groupID = await groupFor(work, kind, wanted);
    if (groupID === null) continue;
    await setPlace(work, kind, week, id, sql`group_id = ${groupID}`);
    work.ring(leagueTopic(kind.span, groupID));
  }
  return { state, entered: new Set(entered.map(({ id }) => id)) };
}

/** A team's late week may lift it while it comes into the next one: its standing is held until it is there. */
async function asTheyStand(
  work: Work,
  kind: LeagueKind,
  week: number,
  comers: readonly Comer[],
): Promise<readonly Comer[]> {
  if (kind === RACERS) return comers;
  const held = await lockStandings(
    work,
    kind,
    comers.map(({ id }) => id),
  );
  return comers.map((comer) => {
    const now = held.get(comer.id);
    return now && now.racedWeek < week ? { ...comer, ...now } : comer;
  });
}

/** Holds standings until the transaction ends. */
export async function lockStandings(
  { trx }: Work,
  kind: LeagueKind,
  ids: readonly EntrantID[],
): Promise<ReadonlyMap<EntrantID, Raced>> {
  const { rows } = await sql<Raced & { readonly id: EntrantID }>`
    select ${kind.entrant} as id, tier, raced_week as "racedWeek" from ${kind.standings}
    where ${kind.entrant} = any(${ids}::bigint[]) order by ${kind.entrant} for no key update`.execute(trx);
  return new Map(rows.map(({ id, ...raced }) => [id, raced]));
}

/** The pages of a team's members hear its group from now on. */
async function tellMembers(work: Work, teams: readonly Entered[]): Promise<void> {
  if (teams.length === 0) return;
  const members = await work.trx
    .selectFrom("team_members")
    .select("user_id")
    .where(
      "team_id",
      "in",
      teams.map(({ id }) => id as TeamID),
    )
    .execute();
  for (const { user_id } of members) work.changed(user_id, "league");
}

/** Whoever comes first writes a team's place; others who race for it at the same moment wait for that. */
async function enter(
  { trx }: Work,
  kind: LeagueKind,
  week: number,
  comers: readonly Comer[],
): Promise<readonly Entered[]> {
  const begun = new Map(comers.map(({ id, begunStamp }) => [id, begunStamp]));
  const { rows } = await sql<Entered>`
    insert into ${kind.places} (${kind.entrant}, week, tier)
    select id, ${week}, tier from unnest(${comers.map(({ id }) => id)}::bigint[],
      ${comers.map((comer) => tierOf(comer, week))}::smallint[]) as c (id, tier)
    order by id
    on conflict (${kind.entrant}, week) do nothing
    returning ${kind.entrant} as id, tier`.execute(trx);
  await sql`
    insert into ${kind.standings} as kept (${kind.entrant}, tier, raced_week, highest_tier)
    select id, tier, ${week}, tier
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ tier }) => tier)}::smallint[]) as c (id, tier)
    order by id
    on conflict (${kind.entrant}) do update set
      tier = case when kept.raced_week < ${week} then excluded.tier else greatest(kept.tier, excluded.tier) end,
      raced_week = greatest(kept.raced_week, ${week})`.execute(trx);
  // Leagues are locked in one order.
  return rows
    .map((row) => ({ ...row, begunStamp: begun.get(row.id) }))
    .toSorted((one, other) => one.tier - other.tier || one.id - other.id);
}

/** The last free places are given one by one. */
const lockTier = ({ trx }: Work, { span }: LeagueKind, week: number, tier: number) =>
  sql`select pg_advisory_xact_lock(hashtext(${`joining ${span} ${tier}`}), ${week})`.execute(trx);

const setPlace = ({ trx }: Work, kind: LeagueKind, week: number, id: EntrantID, values: ReturnType<typeof sql>) =>
  sql`update ${kind.places} set ${values} where ${kind.entrant} = ${id} and week = ${week}`.execute(trx);

interface Wanted {
  readonly week: number;
  readonly tier: number;
  readonly begunStamp?: Stamp | undefined;
}

const endOf = (work: Work, { span }: LeagueKind, week: number): Stamp => endOfPeriod(span, week) ?? work.now;
const isEarly = (work: Work, kind: LeagueKind, { week, begunStamp }: Wanted): boolean =>
  begunStamp === undefined || mayBegin(begunStamp, endOf(work, kind, week));
/** The moment at which one joins: the week's last one, where it is over. */
const joinStamp = (work: Work, kind: LeagueKind, week: number): Stamp =>
  Math.min(work.now, before(endOf(work, kind, week), seconds(1))) as Stamp;

/** A place in a group; null where there is none any more. */
async function groupFor(work: Work, kind: LeagueKind, wanted: Wanted): Promise<number | null> {
  const { week, tier } = wanted;
  const moment = joinStamp(work, kind, week);
  const mayOpen = isEarly(work, kind, wanted);
  // Where another group may begin, nobody waits for one that somebody else is joining.
  const { rows } = await sql<{ group_id: number }>`
    update ${kind.groups} set members = members + 1 where group_id = (
      select group_id from ${kind.groups} where ${hasRoom(wanted, moment)} and closed_stamp is null
      order by group_id limit 1 for update ${mayOpen ? sql`skip locked` : sql``})
    returning group_id`.execute(work.trx);
  const found = rows[0]?.group_id;
  if (found !== undefined || !mayOpen) return found ?? null;
  const opened = await sql<{ group_id: number }>`
    insert into ${kind.groups} (week, tier, members, opened_stamp) values (${week}, ${tier}, 1, ${moment})
    returning group_id`.execute(work.trx);
  return opened.rows[0]?.group_id ?? null;
}

const hasRoom = ({ week, tier }: Wanted, moment: Stamp) =>
  sql`week = ${week} and tier = ${tier} and members < ${GROUP_SIZE} and opened_stamp > ${openSince(moment)}`;

/** Whether there was a place in a group of a week that is over, for who began when they did. */
export async function findsGroup(work: Work, kind: LeagueKind, wanted: Wanted): Promise<boolean> {
  if (isEarly(work, kind, wanted)) return true;
  const { rows } = await sql`
    select 1 from ${kind.groups} where ${hasRoom(wanted, joinStamp(work, kind, wanted.week))} limit 1`.execute(
    work.trx,
  );
  return rows.length > 0;
}

/** Those of some entrants who have points in a later week, are in the leagues and wait for a place in it: in the first such week. */
export async function waitingFor(
  { trx }: Work,
  kind: LeagueKind,
  closedWeek: number,
  ids: readonly EntrantID[],
): Promise<readonly (Comer & { readonly week: number })[]> {
  const scores = sql.table(kind.span === "league" ? "racer_scores" : "team_scores");
  const { rows } = await sql<Comer & { readonly week: number }>`
    select r.id, r.week, s.tier, s.raced_week as "racedWeek" from (
      select c.${kind.entrant} as id, min(c.period) as week from ${scores} c
      where c.span = ${kind.span} and c.period > ${closedWeek} and c.${kind.entrant} = any(${ids}::bigint[]) and c.points > 0
        and not exists (select 1 from ${kind.places} p where p.${kind.entrant} = c.${kind.entrant} and p.week = c.period)
      group by 1) r
    join ${kind.standings} s on s.${kind.entrant} = r.id
    where not s.is_out ${kind === RACERS ? sql`and not ${isClosedTo("r.id", "show_leagues")}` : sql``}
      and not exists (select 1 from ${kind.places} p where p.${kind.entrant} = r.id and p.week < r.week
        and p.group_id is not null and p.reason is null)
    order by r.week, r.id`.execute(trx);
  return rows;
}
