import { sql } from "kysely";

import type { LeagueReason } from "../../content/leagues.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { weekPrizes } from "../../rules/leagues/prizes.ts";
import { grant } from "../economy/grant.ts";
import type { Work } from "../platform/work.ts";
import { RACERS, TEAMS, type EntrantID, type LeagueKind } from "./kinds.ts";

/** How a week ended for somebody. */
export interface WeekResult {
  readonly id: EntrantID;
  readonly week: number;
  /** In which they raced. */
  readonly tier: number;
  readonly groupID: number | null;
  /** null: not ranked. */
  readonly place: number | null;
  readonly newTier: number;
  readonly reason: LeagueReason;
  /** Where they stand from now on. */
  readonly standing: number;
  readonly points: number;
  readonly races: number;
  readonly played: number;
  readonly elapsedMs: number;
}

/**
 * Writes how weeks ended: places, standings, prizes, and tells those whom it is about. Racers are locked, of teams their
 * places. A result that is written again pays once.
 *
 * @param areTold whether somebody hears of it
 */
export async function writeResults(
  work: Work,
  kind: LeagueKind,
  results: readonly WeekResult[],
  areTold = true,
): Promise<void> {
  if (results.length === 0) return;
  await writePlaces(work, kind, results);
  await writeStandings(work, kind, results);
  if (kind === RACERS) {
    await grant(
      work,
      results
        .map((result) => ({
          userID: result.id as UserID,
          rewards: weekPrizes(result),
          reference: `league:${result.week}:${result.id}`,
          reason: "league",
        }))
        .filter(({ rewards }) => rewards.length > 0),
    );
    for (const result of results) {
      if (areTold) work.notify(result.id as UserID, "league-update", payloadOf(result));
      work.changed(result.id as UserID, "league");
    }
  }
  if (kind === TEAMS && areTold) await tellTeams(work, results);
}

async function writePlaces({ trx }: Work, kind: LeagueKind, results: readonly WeekResult[]): Promise<void> {
  await sql`
    insert into ${kind.places} (${kind.entrant}, week, tier, group_id, place, points, races, played, elapsed_ms, new_tier, reason)
    select * from unnest(${results.map(({ id }) => id)}::bigint[], ${results.map(({ week }) => week)}::integer[],
      ${results.map(({ tier }) => tier)}::smallint[], ${results.map(({ groupID }) => groupID)}::bigint[],
      ${results.map(({ place }) => place)}::smallint[], ${results.map(({ points }) => points)}::bigint[],
      ${results.map(({ races }) => races)}::integer[], ${results.map(({ played }) => played)}::integer[],
      ${results.map(({ elapsedMs }) => elapsedMs)}::bigint[], ${results.map(({ newTier }) => newTier)}::smallint[],
      ${results.map(({ reason }) => reason)}::text[])
    on conflict (${kind.entrant}, week) do update set place = excluded.place, points = excluded.points,
      races = excluded.races, played = excluded.played, elapsed_ms = excluded.elapsed_ms, new_tier = excluded.new_tier,
      reason = excluded.reason`.execute(trx);
}

async function writeStandings({ trx }: Work, kind: LeagueKind, results: readonly WeekResult[]): Promise<void> {
  await sql`
    insert into ${kind.standings} as kept (${kind.entrant}, tier, raced_week, highest_tier, tournaments_won)
    select r.id, r.tier, r.week, r.tier, r.won
    from unnest(${results.map(({ id }) => id)}::bigint[], ${results.map(({ week }) => week)}::integer[],
      ${results.map(({ standing }) => standing)}::smallint[],
      ${results.map(({ reason }) => (reason === "winner" ? 1 : 0))}::integer[]) as r (id, week, tier, won)
    order by r.id
    on conflict (${kind.entrant}) do update set tier = excluded.tier,
      raced_week = greatest(kept.raced_week, excluded.raced_week),
      highest_tier = greatest(kept.highest_tier, excluded.tier),
      tournaments_won = kept.tournaments_won + excluded.tournaments_won`.execute(trx);
}

/** @source teams-shop-seasons §3 League update payload */
const payloadOf = (result: WeekResult) => ({
  tier: result.tier,
  newTier: result.newTier,
  place: result.place,
  played: result.played,
  seconds: Math.round(result.elapsedMs / 1_000),
  experience: result.points,
});

async function tellTeams(work: Work, results: readonly WeekResult[]): Promise<void> {
  const { rows } = await sql<{ team_id: TeamID; tag: string; tag_color: string; user_id: UserID }>`
    select t.team_id, t.tag, t.tag_color, m.user_id from teams t join team_members m on m.team_id = t.team_id
    where t.team_id = any(${results.map(({ id }) => id)}::bigint[])
    order by m.user_id`.execute(work.trx);
  const byTeam = new Map(results.map((result) => [result.id, result]));
  for (const { team_id, tag, tag_color, user_id } of rows) {
    const result = byTeam.get(team_id);
    if (!result) continue;
    work.notify(user_id, "league-update-team", { ...payloadOf(result), tag, tagColor: tag_color });
    work.changed(user_id, "league");
  }
}
