import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { outcomeOf } from "../../rules/leagues/close-group.ts";
import { FIRST_TIER } from "../../rules/leagues/tiers.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { RACERS } from "./kinds.ts";
import { lookBackAt, type ToldResult } from "./look-ahead.ts";
import { rankedAmong } from "./ranked.ts";
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
  const group = await groupOf(work, userID, week);
  await lockPlayers(
    work,
    group.map(({ id }) => id as UserID),
    ["user_id"],
    "change",
  );
  const [cheat, others] = split(await groupOf(work, userID, week), userID);
  const standings = await rankedAmong(
    work,
    RACERS,
    others.map(({ id }) => id),
  );
  const lifted = others.flatMap((each, nth): readonly ToldResult[] => {
    const outcome = outcomeOf(each.tier, nth + 1, each.races, others.length);
    const isHigher = outcome.newTier > each.newTier || (outcome.reason === "winner" && each.reason !== "winner");
    return isHigher && standings.get(each.id)?.isRanked ? [{ ...each, ...outcome }] : [];
  });
  await writeResults(
    work,
    RACERS,
    lifted.map((each) => ({
      ...each,
      standing: Math.max(standings.get(each.id)?.tier ?? FIRST_TIER, each.newTier),
    })),
  );
  await takeBack(work, cheat);
  work.changed(userID, "league");
  return { cheat, lifted };
}

/** Takes back what a false week brought; a rise that was lost since is lost once. */
async function takeBack({ trx }: Work, { id, week, tier, newTier, reason }: ToldResult): Promise<void> {
  const rise = Math.max(0, newTier - tier);
  await sql`
    update league_places set place = null, new_tier = tier, reason = 'no-change'
    where user_id = ${id} and week = ${week}`.execute(trx);
  await sql`
    update league_standings set tier = case when tier >= ${newTier} then tier - ${rise} else tier end,
      highest_tier = (
        select max(greatest(tier, coalesce(new_tier, tier)) - case when week > ${week} then ${rise} else 0 end)
        from league_places where user_id = ${id}),
      tournaments_won = tournaments_won - ${reason === "winner" ? 1 : 0}
    where user_id = ${id}`.execute(trx);
}

/** Everybody who was ranked in a racer's group, in the order of their places. */
async function groupOf({ trx }: Work, userID: UserID, week: number): Promise<readonly ToldResult[]> {
  const results = await lookBackAt(trx, RACERS, week, userID);
  if (!results.some(({ id, place }) => id === userID && place !== null))
    throw new Refusal("notFound", "This racer has no place in that week.");
  return results.filter(({ place }) => place !== null);
}

function split(group: readonly ToldResult[], userID: UserID): readonly [ToldResult, readonly ToldResult[]] {
  const cheat = group.find(({ id }) => id === userID);
  if (!cheat) throw new Refusal("notFound", "This racer has no place in that week any more.");
  return [cheat, group.filter((each) => each !== cheat)];
}
