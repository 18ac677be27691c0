import { sql } from "kysely";

import { GROUP_SIZE } from "../../content/leagues.ts";
import type { UserID } from "../../ids.ts";
import { inLeagueOrder, outcomeOf, type Outcome } from "../../rules/leagues/close-group.ts";
import { FIRST_TIER, isTournament, LAST_TIER } from "../../rules/leagues/tiers.ts";
import type { Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { IS_WAITING } from "./closings.ts";
import { findsGroup, tierOf, type Comer } from "./join.ts";
import { RACERS, type EntrantID, type LeagueKind } from "./kinds.ts";
import type { Had } from "./known.ts";
import { weekScores, type WeekScore } from "./week-scores.ts";
import { writeResults } from "./write-results.ts";

/** Who has points in a week that is closed, which were not there when it was. */
export interface LateComer extends Comer {
  readonly had: Had | null;
}

/**
 * Gives who has late points in a closed week what the place would have brought: nobody else moves, and nothing is taken. Who was
 * in no group is weighed against the fullest one of the league; who began too late for a group isn't. They are locked.
 *
 * @source rules Leagues: Held results
 */
export async function countLate(work: Work, kind: LeagueKind, week: number, comer: LateComer): Promise<void> {
  const { id, had } = comer;
  const tier = had?.tier ?? tierOf(comer, week);
  const [score] = await weekScores(work.trx, kind, week, [id]);
  if (!score) return;
  if (had === null && !(await findsGroup(work, kind, { week, tier, begunStamp: comer.begunStamp }))) {
    await sql`insert into ${kind.places} (${kind.entrant}, week, tier) values (${id}, ${week}, ${tier})`.execute(
      work.trx,
    );
    return;
  }
  const groupID = had?.groupID ?? (await fullestGroup(work, kind, week, tier));
  const { ahead, others } = await placesIn(work, kind, { groupID, week, score });
  const racers = Math.min(others + 1, GROUP_SIZE);
  const found = kindly(tier, outcomeOf(tier, Math.min(ahead + 1, racers), score.races, racers));
  const isFirst = had === null || had.reason === null;
  const isBetter =
    found.newTier > (isFirst ? tier : (had.newTier ?? tier)) || (found.reason === "winner" && had?.reason !== "winner");
  if (!isFirst && !isBetter && (had.reason === "winner" || (had.place ?? Infinity) <= found.place)) return;
  const outcome =
    isFirst || isBetter ? found : { ...found, newTier: had.newTier ?? tier, reason: had.reason ?? found.reason };
  const standing = await standingOf(work, kind, id);
  await writeResults(work, kind, [
    {
      ...score,
      ...outcome,
      id,
      week,
      tier,
      groupID: had?.groupID ?? null,
      standing: isBetter
        ? Math.max(standing, outcome.newTier)
        : isFirst && isTournament(tier)
          ? Math.min(standing, LAST_TIER)
          : standing,
    },
  ]);
}

/** Nobody falls late; but a round of the tournament that is over is over. */
const kindly = (tier: number, outcome: Outcome): Outcome =>
  outcome.reason === "demote" ? { ...outcome, newTier: tier, reason: "no-change" } : outcome;

/** Gives those who came while their week was being closed what a place would have brought. @returns how many there were */
export async function weighWaiting(
  work: Work,
  kind: LeagueKind,
  week: number,
  ids: readonly EntrantID[],
): Promise<number> {
  if (kind === RACERS) await lockPlayers(work, ids as readonly UserID[], ["user_id"], "change");
  const { rows } = await sql<{ id: EntrantID; tier: number }>`
    select ${kind.entrant} as id, tier from ${kind.places}
    where week = ${week} and ${kind.entrant} = any(${ids}::bigint[]) and ${IS_WAITING}
    order by ${kind.entrant} for update`.execute(work.trx);
  for (const { id, tier } of rows) {
    const had = { tier, groupID: null, place: null, newTier: null, reason: null };
    await countLate(work, kind, week, { id, tier, racedWeek: week, had });
    await sql`
      update ${kind.places} set points = null
      where ${kind.entrant} = ${id} and week = ${week} and ${IS_WAITING}`.execute(work.trx);
  }
  return rows.length;
}

/** As it is by now: another late week may have lifted it. */
async function standingOf({ trx }: Work, kind: LeagueKind, id: EntrantID): Promise<number> {
  const { rows } = await sql<{ tier: number }>`
    select tier from ${kind.standings} where ${kind.entrant} = ${id} for no key update`.execute(trx);
  return rows[0]?.tier ?? FIRST_TIER;
}

async function fullestGroup({ trx }: Work, kind: LeagueKind, week: number, tier: number): Promise<number | null> {
  const { rows } = await sql<{ group_id: number }>`
    select group_id from ${kind.groups} where week = ${week} and tier = ${tier}
    order by members desc, group_id limit 1`.execute(trx);
  return rows[0]?.group_id ?? null;
}

/** How many of a group are ranked besides, and how many of those are ahead. @source rules Leagues: Order */
async function placesIn(
  work: Work,
  kind: LeagueKind,
  { groupID, week, score }: { readonly groupID: number | null; readonly week: number; readonly score: WeekScore },
): Promise<{ readonly ahead: number; readonly others: number }> {
  const { rows } = await sql<{ id: EntrantID; points: number; races: number }>`
    select ${kind.entrant} as id, points, races from ${kind.places}
    where group_id = ${groupID} and ${kind.entrant} <> ${score.id} and place is not null`.execute(work.trx);
  const equal = rows.filter(({ points }) => points === score.points);
  const scores = await weekScores(
    work.trx,
    kind,
    week,
    equal.map(({ id }) => id),
  );
  const reached = new Map(scores.map(({ id, reachedStamp }) => [id, reachedStamp]));
  const isAhead = (other: { readonly id: EntrantID; readonly points: number; readonly races: number }): boolean =>
    inLeagueOrder({ ...other, reachedStamp: reached.get(other.id) ?? (0 as Stamp) }, score) < 0;
  return { ahead: rows.filter(isAhead).length, others: rows.length };
}
