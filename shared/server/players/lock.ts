import type { Selection, SelectExpression } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";

/**
 * What others may still do with a player until the transaction ends.
 *
 * - `share`: others may change the row, but nobody erases it.
 * - `change`: nobody else changes it; rows that name the player may still be written.
 * - `exclusive`: not even those. For erasing, and for changing the username, which PostgreSQL locks alike.
 */
export type LockStrength = "share" | "change" | "exclusive";

/**
 * Locks players in the order of their ids, before anything else that an operation locks. Nothing else locks rows of
 * `users`.
 *
 * @returns those who exist, in the order of their ids
 */
export async function lockPlayers<Column extends SelectExpression<Database, "users">>(
  { trx }: Pick<Work, "trx">,
  userIDs: readonly UserID[],
  columns: readonly Column[],
  strength: LockStrength,
): Promise<Selection<Database, "users", Column>[]> {
  if (userIDs.length === 0) return [];
  const query = trx
    .selectFrom("users")
    .select(columns)
    .where("user_id", "in", [...new Set(userIDs)])
    .orderBy("user_id");
  switch (strength) {
    case "share":
      return query.forKeyShare().execute();
    case "change":
      return query.forNoKeyUpdate().execute();
    case "exclusive":
      return query.forUpdate().execute();
  }
}

/** The same for one player, who has a session and so exists. */
export async function lockPlayer<Column extends SelectExpression<Database, "users">>(
  work: Pick<Work, "trx">,
  userID: UserID,
  columns: readonly Column[],
  strength: LockStrength,
): Promise<Selection<Database, "users", Column>> {
  const [row] = await lockPlayers(work, [userID], columns, strength);
  if (row === undefined) throw new Error("a player went while an operation began");
  return row;
}
