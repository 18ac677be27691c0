import { sql, type Kysely } from "kysely";

import { leagueOf } from "../../rules/leagues/tiers.ts";
import { endOfPeriod } from "../../rules/periods.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { countSettling } from "./closings.ts";
import { LEAGUE_KINDS, RACERS, type LeagueKind } from "./kinds.ts";
import { openWeekOf, type OpenWeek } from "./open-week.ts";

/** So many weeks that are closed are told. */
const CLOSED_TOLD = 4;

const STATES: Readonly<Record<OpenWeek["state"], string>> = {
  running: "running",
  waits: "over: it waits for races that began before its end, five minutes at least and an hour at most",
  due: "over: the next minute closes it",
  closing: "being closed, group by group",
};

/** The weeks of racers and of teams in words, for operators: what runs, what waits and why, and when the last ones were closed. */
export async function leagueStatus(db: Kysely<Database>, now: Stamp): Promise<string> {
  const told = await Promise.all(LEAGUE_KINDS.map((kind) => statusOf(db, kind, now)));
  return `${told.flat().join("\n")}\n`;
}

async function statusOf(db: Kysely<Database>, kind: LeagueKind, now: Stamp): Promise<readonly string[]> {
  const open = await openWeekOf(db, kind, now);
  if (!open) return [];
  const { week, endStamp, state, groups, members, closed } = open;
  const waiting = state === "waits" ? await waitingRaces(db, endStamp) : [];
  return [
    `${kind === RACERS ? "Racers" : "Teams"}: week ${week} until ${dateOf(endStamp)}, ${STATES[state]}`,
    `  ${members} in ${groups} groups, ${closed} of them closed`,
    ...waiting,
    ...(await tiersOf(db, kind, week)),
    ...(await lastOnes(db, kind)),
  ];
}

async function waitingRaces(db: Kysely<Database>, endStamp: Stamp): Promise<readonly string[]> {
  const { races, rewards } = await countSettling(db, endStamp);
  return [`  waits for ${races} races that aren't settled and ${rewards} rewards that aren't paid`];
}

async function tiersOf(db: Kysely<Database>, kind: LeagueKind, week: number): Promise<readonly string[]> {
  const { rows } = await sql<{ tier: number; groups: number; members: number; closed: number }>`
    select tier, count(*) as groups, sum(members) as members, count(closed_stamp) as closed
    from ${kind.groups} where week = ${week} group by tier order by tier`.execute(db);
  return rows.map(
    ({ tier, groups, members, closed }) =>
      `  ${leagueOf(tier).name}: ${members} in ${groups} groups, ${closed} of them closed`,
  );
}

async function lastOnes(db: Kysely<Database>, { span }: LeagueKind): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("closings")
    .select(["period", "stamp"])
    .where("what", "=", span)
    .where("state", "=", "closed")
    .orderBy("period", "desc")
    .limit(CLOSED_TOLD)
    .execute();
  return rows.map(({ period, stamp }) => {
    const lateS = stamp - (endOfPeriod(span, period) ?? stamp);
    return `  week ${period} was closed at ${dateOf(stamp)}, ${Math.round(lateS / 60)} min after its end`;
  });
}

const dateOf = (stamp: number): string => new Date(stamp * 1_000).toISOString().slice(0, 16).replace("T", " ");
