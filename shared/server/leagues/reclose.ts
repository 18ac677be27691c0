import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { outcomeOf } from "../../rules/leagues/close-group.ts";
import { FIRST_TIER } from "../../rules/leagues/tiers.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { RACERS } from "./kinds.ts";
import { lookBack, type ToldResult } from "./look-ahead.ts";
import { writeResults } from "./write-results.ts";

/** What a correction does. */
export interface Correction {
  /** The cheat's week, before. */
  readonly cheat: ToldResult;
  /** Who goes higher without the cheat, as they end then. */
  readonly lifted: readonly ToldResult[];
}

/**
 * Closes a group once more without somebody whose results were false: that racer's rise, or win, is taken back, whoever would have
 * gone higher without them does, with all that brings, and nobody falls. Cash that was won stays where it is. Refuses: notFound
 * where the racer has no place in that week.
 *
 * @source rules Leagues: Held results
 */
export async function recloseWithout(work: Work, userID: UserID, week: number): Promise<Correction> {
  const { trx } = work;
  const group = await groupOf(work, userID, week);
  await lockPlayers(
    work,
    group.map(({ id }) => id as UserID),
    ["user_id"],
    "change",
  );
  const [cheat, others] = split(await groupOf(work, userID, week), userID);
  const lifted = others.flatMap((each, nth): readonly ToldResult[] => {
    const outcome = outcomeOf(each.tier, nth + 1, each.races, others.length);
    const isHigher = outcome.newTier > each.newTier || (outcome.reason === "winner" && each.reason !== "winner");
    return isHigher ? [{ ...each, ...outcome }] : [];
  });
  const standings = await standingsOf(work, [cheat, ...lifted]);
  await writeResults(
    work,
    RACERS,
    lifted.map((each) => ({ ...each, standing: Math.max(standings.get(each.id) ?? FIRST_TIER, each.newTier) })),
  );
  const rise = Math.max(0, cheat.newTier - cheat.tier);
  await sql`
    update league_places set place = null, new_tier = tier, reason = 'no-change'
    where user_id = ${userID} and week = ${week}`.execute(trx);
  await sql`
    update league_standings set tier = greatest(${FIRST_TIER}, tier - ${rise}),
      highest_tier = (select max(greatest(tier, coalesce(new_tier, tier))) from league_places where user_id = ${userID}),
      tournaments_won = tournaments_won - ${cheat.reason === "winner" ? 1 : 0}
    where user_id = ${userID}`.execute(trx);
  work.changed(userID, "league");
  return { cheat, lifted };
}

/** Everybody who was ranked in a racer's group, in the order of their places. */
async function groupOf({ trx }: Work, userID: UserID, week: number): Promise<readonly ToldResult[]> {
  const results = await lookBack(trx, RACERS, week);
  const own = results.find(({ id, place }) => id === userID && place !== null);
  if (!own) throw new Refusal("notFound", "This racer has no place in that week.");
  return own.groupID === null
    ? [own]
    : results.filter(({ groupID, place }) => groupID === own.groupID && place !== null);
}

function split(group: readonly ToldResult[], userID: UserID): readonly [ToldResult, readonly ToldResult[]] {
  const cheat = group.find(({ id }) => id === userID);
  if (!cheat) throw new Refusal("notFound", "This racer has no place in that week any more.");
  return [cheat, group.filter((each) => each !== cheat)];
}

async function standingsOf({ trx }: Work, results: readonly ToldResult[]): Promise<ReadonlyMap<number, number>> {
  const rows = await trx
    .selectFrom("league_standings")
    .select(["user_id", "tier"])
    .where(
      "user_id",
      "in",
      results.map(({ id }) => id as UserID),
    )
    .execute();
  return new Map(rows.map(({ user_id, tier }) => [user_id, tier]));
}
