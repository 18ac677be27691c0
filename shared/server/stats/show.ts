import type { UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";

/** Lets others see a racer's statistics, or no longer. */
export async function showStats(work: Work, userID: UserID, isShown: boolean): Promise<{ readonly isShown: boolean }> {
  await lockPlayer(work, userID, ["user_id"], "change");
  await work.trx.updateTable("users").set({ shows_stats: isShown }).where("user_id", "=", userID).execute();
  work.changed(userID, "account");
  return { isShown };
}
