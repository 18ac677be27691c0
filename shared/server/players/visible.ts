import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { lookupKey } from "../../rules/written.ts";
import type { Database } from "../database.ts";
import { cardColumns, isFindable, relationTo } from "./player-card.ts";

/**
 * A player by name, as far as somebody may see them: the player and friends see also those who are hidden from strangers.
 * Refuses: notFound.
 *
 * @source rules Privacy
 */
export async function visiblePlayer(db: Kysely<Database>, viewerID: UserID, username: string) {
  const row = await db
    .selectFrom("users")
    .select([...cardColumns(viewerID), "users.looking_for_team", "users.offline", "users.shows_stats"])
    .select(["users.avg_speed", "users.avg_score"])
    .select([relationTo(viewerID).as("relation"), isFindable.as("is_findable")])
    .where((eb) => eb(eb.fn<string>("lower", ["users.username"]), "=", lookupKey(username)))
    .executeTakeFirst();
  const isKnown = row?.relation === "self" || row?.relation === "friend";
  if (!row || (!row.is_findable && !isKnown)) throw new Refusal("notFound", "There's no racer by that name.");
  return { ...row, isKnown };
}
