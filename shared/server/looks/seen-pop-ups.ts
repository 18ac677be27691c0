import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import type { Asker } from "./pop-up-source.ts";

/** Which pop-ups a player has seen, by key, with the progress that each had then. */
export type SeenPopUps = ReadonlyMap<string, readonly number[] | null>;

/** Which of some pop-ups a player has seen; one statement. */
export async function seenAmong(
  { db, userID }: Pick<Asker, "db" | "userID">,
  keys: readonly string[],
): Promise<SeenPopUps> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("seen_pop_ups")
    .select(["key", "progress"])
    .where("user_id", "=", userID)
    .where(sql<boolean>`key = any(${keys}::text[])`)
    .execute();
  return new Map(rows.map(({ key, progress }) => [key, progress]));
}

/** Writes that a player has seen pop-ups, once each. @returns whether any was new */
export async function keepSeen(
  { trx, now }: Work,
  userID: UserID,
  seen: readonly { readonly key: string; readonly progress?: readonly number[] }[],
): Promise<boolean> {
  if (seen.length === 0) return false;
  // In the order of keys, so that two pages that say the same can't wait for each other.
  const written = await trx
    .insertInto("seen_pop_ups")
    .values(
      seen
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ key, progress }) => ({
          user_id: userID,
          key,
          seen_stamp: now,
          progress: progress === undefined ? null : [...progress],
        })),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("key")
    .execute();
  return written.length > 0;
}
