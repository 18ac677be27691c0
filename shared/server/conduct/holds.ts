import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import {
  bannedSentence,
  lastToEnd,
  mutedSentence,
  type AppealState,
  type Held,
  type Hold,
} from "../../rules/moderation.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";

interface HeldMeasure extends Held {
  readonly appealCode: string;
  readonly appeal: AppealState | null;
}

/** The mute or ban in force for an account, if any. @param reportID only what came of this report */
export async function heldBy(
  db: Kysely<Database>,
  userID: UserID,
  hold: Hold,
  now: Stamp,
  reportID?: number,
): Promise<HeldMeasure | undefined> {
  const holds = await db
    .selectFrom("moderation_actions")
    .select(["reason", "until_stamp as untilStamp", "appeal_code as appealCode", "appeal_state as appeal"])
    .where("user_id", "=", userID)
    .where("measure", "=", hold)
    .where("lifted_stamp", "is", null)
    .$if(reportID !== undefined, (query) => query.where("report_id", "=", reportID ?? 0))
    .execute();
  return lastToEnd(holds, now);
}

/** The refusal for signing in to a banned account by any method; undefined for other accounts. */
export async function banOf({ trx, now }: Pick<Work, "trx" | "now">, userID: UserID): Promise<Refusal | undefined> {
  const ban = await heldBy(trx, userID, "ban", now);
  return ban && new Refusal("banned", bannedSentence(ban), { ...ban });
}

/** Refuses: muted (the player may not reach other players). */
export async function refuseMuted({ trx, now }: Pick<Work, "trx" | "now">, userID: UserID): Promise<void> {
  const mute = await heldBy(trx, userID, "mute", now);
  if (mute) throw new Refusal("muted", mutedSentence(mute), { ...mute });
}
