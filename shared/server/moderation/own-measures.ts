import type { Kysely } from "kysely";

import type { ModeratorNote } from "../../contracts/moderation.ts";
import type { UserID } from "../../ids.ts";
import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import type { Database } from "../postgres/database.ts";
import type { Work } from "../work.ts";

const MOST = 20;

/** What moderators did about a player, as the player may read it: the newest first, and nobody's name. */
export async function ownMeasures(db: Kysely<Database>, userID: UserID): Promise<ModeratorNote[]> {
  const rows = await db
    .selectFrom("moderation_actions")
    .select(["measure", "reason", "stamp", "until_stamp as untilStamp", "lifted_stamp as liftedStamp"])
    .where("user_id", "=", userID)
    .orderBy("stamp", "desc")
    .orderBy("action_id", "desc")
    .limit(MOST)
    .execute();
  return rows.flatMap(({ measure, ...row }) => (measure === "close" ? [] : [{ ...row, measure }]));
}

/** Deletes what was done long ago, and holds no more. */
export async function forgetMeasures({ trx, now }: Work): Promise<void> {
  const long = before(now, days(KEPT_DAYS.moderation));
  await trx
    .deleteFrom("moderation_actions")
    .where("stamp", "<", long)
    .where((eb) =>
      eb.or([eb("measure", "not in", ["mute", "ban"]), eb(eb.fn.coalesce("lifted_stamp", "until_stamp"), "<", long)]),
    )
    .execute();
}
