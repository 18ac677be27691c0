import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Database } from "../database.ts";
import { isFindable, relationTo } from "../players/player-card.ts";

/** Whose statistics a viewer looks at. */
export interface Looked {
  readonly userID: UserID;
  readonly isOwn: boolean;
}

/**
 * Lets a racer look at their own statistics, and at those of others who allow it and whom they may see at all.
 * Refuses: notFound, statsShut.
 *
 * @source rules Privacy
 */
export async function visibleStats(db: Kysely<Database>, viewerID: UserID, userID: UserID): Promise<Looked> {
  if (viewerID === userID) return { userID, isOwn: true };
  const row = await db
    .selectFrom("users")
    .select(["users.shows_stats"])
    .select([relationTo(viewerID).as("relation"), isFindable.as("is_findable")])
    .where("users.user_id", "=", userID)
    .executeTakeFirst();
  if (!row || (!row.is_findable && row.relation !== "friend")) {
    throw new Refusal("notFound", "There's no racer at this address.");
  }
  if (!row.shows_stats) throw new Refusal("statsShut", "This racer keeps their statistics to themselves.");
  return { userID, isOwn: false };
}
