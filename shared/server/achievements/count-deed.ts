import type { UserID } from "../../ids.ts";
import { tallyAfterDeed, type Deed } from "../../rules/achievements/tally.ts";
import type { Work } from "../platform/work.ts";
import { keepTallies } from "./tallies.ts";

/**
 * Counts what a player did besides racing. What it earns is written by the next race or check, on the site where it can be
 * earned. The player is locked.
 */
export async function countDeed(work: Work, userID: UserID, deed: Deed): Promise<void> {
  const row = await work.trx.selectFrom("tallies").select("counts").where("user_id", "=", userID).executeTakeFirst();
  await keepTallies(work, [{ userID, counts: tallyAfterDeed(row?.counts ?? {}, deed) }]);
  work.changed(userID, "achievements");
}
