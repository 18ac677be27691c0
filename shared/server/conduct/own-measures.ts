import { sql, type Kysely } from "kysely";

import type { ModeratorNote } from "../../contracts/moderation.ts";
import type { UserID } from "../../ids.ts";
import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import type { Database } from "../database.ts";
import { purge } from "../platform/jobs/purge.ts";

const MOST = 20;

/** Moderators' actions on a player, as the player may read them: newest first, without names of others. */
export async function ownMeasures(db: Kysely<Database>, userID: UserID): Promise<ModeratorNote[]> {
  const rows = await db
    .selectFrom("moderation_actions")
    .select(["measure", "subject", "reason", "stamp", "until_stamp as untilStamp", "lifted_stamp as liftedStamp"])
    .select(["appeal_code as appealCode", "appeal_state as appeal"])
    .where("user_id", "=", userID)
    .orderBy("stamp", "desc")
    .orderBy("action_id", "desc")
    .limit(MOST)
    .execute();
  return rows.flatMap(({ measure, ...row }) => (measure === "close" ? [] : [{ ...row, measure }]));
}

/** Deletes old actions that are no longer in force. */
export const purgeMeasures = purge("moderation_actions", (now) => {
  const long = before(now, days(KEPT_DAYS.moderation));
  return sql`stamp < ${long} and appeal_state is distinct from 'open'
    and (measure not in ('mute', 'ban') or coalesce(lifted_stamp, until_stamp) < ${long})`;
});
