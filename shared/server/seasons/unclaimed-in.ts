import type { Kysely } from "kysely";

import type { AchievementID } from "../../content/achievements/achievement.ts";
import type { IDRange } from "../../content/achievements/timed-ids.ts";
import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";

/** What a player earned among some numbers since a moment, and can claim; declared bots claim nothing. */
export async function unclaimedIn(
  db: Kysely<Database>,
  userID: UserID,
  { first, last, since }: IDRange & { readonly since: Stamp },
): Promise<readonly AchievementID[]> {
  const rows = await db
    .selectFrom("achievements as a")
    .innerJoin("users as u", "u.user_id", "a.user_id")
    .select("achievement_id")
    .where("a.user_id", "=", userID)
    .where("u.is_bot", "=", false)
    .where("achievement_id", ">=", first)
    .where("achievement_id", "<=", last)
    .where("earned_stamp", ">=", since)
    .where("claimed_stamp", "is", null)
    .orderBy("achievement_id")
    .execute();
  return rows.map(({ achievement_id: id }) => id);
}
