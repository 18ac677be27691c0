import type { UserID } from "../../ids.ts";
import { tallyAfterDeed, type Deed } from "../../rules/achievements/tally.ts";
import type { Work } from "../platform/work.ts";
import { keepTallies } from "./tallies.ts";

/**
 * Counts what players did besides racing. What it earns is written by the next race or check, on the site where it can be
 * earned. The players are locked.
 */
export async function countDeeds(work: Work, deeds: ReadonlyMap<UserID, Deed>): Promise<void> {
  const rows = await work.trx
    .selectFrom("tallies")
    .select(["user_id", "counts"])
    .where("user_id", "in", [...deeds.keys()])
    .execute();
  const counts = new Map(rows.map((row) => [row.user_id, row.counts]));
  await keepTallies(
    work,
    [...deeds].map(([userID, deed]) => ({ userID, counts: tallyAfterDeed(counts.get(userID) ?? {}, deed) })),
  );
  for (const userID of deeds.keys()) work.changed(userID, "achievements");
}

export const countDeed = (work: Work, userID: UserID, deed: Deed): Promise<void> =>
  countDeeds(work, new Map([[userID, deed]]));
