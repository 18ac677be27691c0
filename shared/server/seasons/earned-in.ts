import { sql, type Kysely } from "kysely";

import type { AchievementID } from "../../content/achievements/achievement.ts";
import type { IDRange } from "../../content/achievements/timed-ids.ts";
import type { UserID } from "../../ids.ts";
import type { Taker } from "../../rules/achievements/prize-state.ts";
import type { Database } from "../database.ts";

/** What a player earned among the numbers of a season or an event. */
export async function earnedIn(
  db: Kysely<Database>,
  userID: UserID,
  { first, last }: IDRange,
): Promise<Taker["earned"]> {
  const rows = await db
    .selectFrom("achievements")
    .select(["achievement_id", sql<boolean>`claimed_stamp is not null`.as("isClaimed")])
    .where("user_id", "=", userID)
    .where("achievement_id", ">=", first)
    .where("achievement_id", "<=", last)
    .execute();
  return new Map(
    rows.map(({ achievement_id: id, isClaimed }): [AchievementID, { isClaimed: boolean }] => [id, { isClaimed }]),
  );
}
