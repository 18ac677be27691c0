import { sql, type Kysely, type RawBuilder } from "kysely";

import type { UserID } from "../../ids.ts";
import { HANDS, type Hands } from "../../rules/fair-play/hands.ts";
import { isAmong } from "../../rules/known.ts";
import type { Database } from "../database.ts";
import { needsOf } from "./needs.ts";

/** A later version may store others. */
export const knownHands = (stored: string | null): Hands => (isAmong(HANDS, stored) ? stored : "usual");

/** Selects what somebody types with. Whole words are picked by the switches of a class. @param userID the column that names the player */
export const handsAt = (userID: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`(select case when ${needsOf(userID)} ? 'switchInput' then ${"word-keyboard" satisfies Hands} else hu.hands end
    from users hu where hu.user_id = ${sql.ref(userID)})`;

/** What a player says to type with, or their teacher. */
export async function handsOf(db: Kysely<Database>, userID: UserID): Promise<Hands> {
  const row = await db
    .selectFrom("users")
    .select(handsAt("users.user_id").as("hands"))
    .where("user_id", "=", userID)
    .executeTakeFirst();
  return knownHands(row?.hands ?? null);
}
