import type { UserID } from "../../ids.ts";
import { tallyAfterDeed, type Deed } from "../../rules/achievements/tally.ts";
import type { Work } from "../platform/work.ts";
import { keepTallies } from "./tallies.ts";

/**
 * Counts what players did besides racing, in two statements. What it earns is written by the next race or check, on the
 * site where it can be earned. The players are locked, and are there.
 */
export async function countDeeds(
  work: Work,
  deeds: readonly { readonly userID: UserID; readonly deed: Deed }[],
): Promise<void> {
  if (deeds.length === 0) return;
  const byPlayer = Map.groupBy(deeds, ({ userID }) => userID);
  const rows = await work.trx
    .selectFrom("tallies")
    .selectAll()
    .where("user_id", "in", [...byPlayer.keys()])
    .execute();
  const counts = new Map(rows.map((row) => [row.user_id, row.counts]));
  await keepTallies(
    work,
    [...byPlayer].map(([userID, own]) => ({
      userID,
      counts: own.reduce((sum, { deed }) => tallyAfterDeed(sum, deed), counts.get(userID) ?? {}),
    })),
  );
  for (const userID of byPlayer.keys()) work.changed(userID, "achievements");
}

/** The same for one deed of one player. */
export const countDeed = (work: Work, userID: UserID, deed: Deed): Promise<void> =>
  countDeeds(work, [{ userID, deed }]);
