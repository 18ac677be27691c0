import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { inOrder, isPaid, type CountedRace, type Gain } from "../../rules/race/counted-race.ts";
import { isItem } from "../../rules/rewards/reward.ts";
import { WAMPUS_THINGS } from "../../rules/rewards/wampus-things.ts";
import { grant } from "../economy/grant.ts";
import type { Work } from "../platform/work.ts";

/**
 * Gives whoever finished ahead of the Wampus what that often gives, once; also what is due for races of long ago. Reads the
 * tallies after the races were counted in them. The racers are locked.
 *
 * @source README Things of the Wampus
 */
export async function giveWampusThings(work: Work, races: readonly CountedRace[]): Promise<readonly Gain[]> {
  const beaten = inOrder(races.filter((race) => race.beatWampus && isPaid(race)));
  if (beaten.length === 0) return [];
  const byRacer = Map.groupBy(beaten, ({ userID }) => userID);
  const times = await timesOf(work, [...byRacer.keys()]);
  const due = [...byRacer].flatMap(([userID, own]) => {
    const now = times.get(userID) ?? 0;
    return WAMPUS_THINGS.filter(({ least }) => least <= now).map(({ item, least }) => ({
      race: own[Math.max(0, own.length - 1 - (now - least))] ?? own[0],
      grant: { userID, rewards: [item], reference: `wampus:${userID}:${least}`, reason: "wampus" },
    }));
  });
  const given = await grant(
    work,
    due.map((each) => each.grant),
  );
  return given.flatMap(({ reference, rewards }) => {
    const race = due.find((each) => each.grant.reference === reference)?.race;
    return race ? [{ raceID: race.raceID, slot: race.slot, things: rewards.filter(isItem) }] : [];
  });
}

/** How often some racers have beaten the Wampus. */
async function timesOf({ trx }: Work, userIDs: readonly UserID[]): Promise<ReadonlyMap<UserID, number>> {
  const rows = await trx
    .selectFrom("tallies")
    .select(["user_id", sql<number>`coalesce((counts->>'wampusBeaten')::int, 0)`.as("times")])
    .where("user_id", "in", userIDs)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.times]));
}
