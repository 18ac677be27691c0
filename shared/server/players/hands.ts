import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { HANDS, type Hands } from "../../rules/fair-play/hands.ts";
import { isAmong } from "../../rules/known.ts";
import type { Database } from "../database.ts";

/** A later version may store others. */
export const knownHands = (stored: string | null): Hands => (isAmong(HANDS, stored) ? stored : "usual");

/** What a player says to type with. */
export async function handsOf(db: Kysely<Database>, userID: UserID): Promise<Hands> {
  const row = await db.selectFrom("users").select("hands").where("user_id", "=", userID).executeTakeFirst();
  return knownHands(row?.hands ?? null);
}
