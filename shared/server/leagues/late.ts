import { sql } from "kysely";

import { GROUP_SIZE } from "../../content/leagues.ts";
import { outcomeOf } from "../../rules/leagues/close-group.ts";
import { tierInWeek } from "../../rules/leagues/idle.ts";
import { FIRST_TIER } from "../../rules/leagues/tiers.ts";
import type { Work } from "../platform/work.ts";
import type { Comer } from "./join.ts";
import type { EntrantID, LeagueKind } from "./kinds.ts";
import { weekScores } from "./week-scores.ts";
import { writeResults } from "./write-results.ts";

/** Who has points in a week that is closed, which were not there when it was. */
export interface LateComer extends Comer {
  readonly place: {
    readonly tier: number;
    readonly groupID: number | null;
    readonly place: number | null;
    readonly newTier: number | null;
  } | null;
}

/**
 * Gives who has late points in a closed week what the place would have brought: nobody else moves, and nothing is taken. Who was
 * in no group is weighed against the fullest one of the league. They are locked.
 *
 * @source rules Leagues: Held results
 */
export async function countLate(work: Work, kind: LeagueKind, week: number, comer: LateComer): Promise<void> {
  const { id, place: had } = comer;
  const tier =
    had?.tier ??
    (comer.tier === null || comer.racedWeek === null
      ? FIRST_TIER
      : tierInWeek({ tier: comer.tier, racedWeek: comer.racedWeek }, week));
  const [score] = await weekScores(work.trx, kind, week, [id]);
  if (!score) return;
  const groupID = had?.groupID ?? (await fullestGroup(work, kind, week, tier));
  const { ahead, others } = await placesIn(work, kind, { groupID, id, points: score.points });
  const racers = Math.min(others + 1, GROUP_SIZE);
  const outcome = outcomeOf(tier, Math.min(ahead + 1, racers), score.races, racers);
  if (outcome.newTier < (had?.newTier ?? tier)) return;
  const standing = await standingOf(work, kind, id);
  const isBetter = outcome.newTier > (had?.newTier ?? tier) || outcome.reason === "winner";
  if (had !== null && !isBetter && (had.place ?? Infinity) <= outcome.place) return;
  await writeResults(work, kind, [
    {
      ...outcome,
      id,
      week,
      tier,
      groupID: had?.groupID ?? null,
      standing: isBetter ? Math.max(standing, outcome.newTier) : standing,
      points: score.points,
      races: score.races,
      played: score.played,
      elapsedMs: score.elapsedMs,
    },
  ]);
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
  { trx }: Work,
  kind: LeagueKind,
  { groupID, id, points }: { readonly groupID: number | null; readonly id: EntrantID; readonly points: number },
): Promise<{ readonly ahead: number; readonly others: number }> {
  const { rows } = await sql<{ ahead: number; others: number }>`
    select count(*) filter (where points >= ${points}) as ahead, count(*) as others from ${kind.places}
    where group_id = ${groupID} and ${kind.entrant} <> ${id} and place is not null`.execute(trx);
  return rows[0] ?? { ahead: 0, others: 0 };
}
