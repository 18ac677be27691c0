import { sql, type Kysely } from "kysely";

import type { PlayerCard, Relation } from "../../contracts/social/players.ts";
import type { UserID } from "../../ids.ts";
import { spellingsOf } from "../../rules/search-spellings.ts";
import { lookupKey } from "../../rules/written.ts";
import type { Database } from "../database.ts";
import { likePrefix } from "../platform/postgres/like-prefix.ts";
import { cardColumns, cardOfRow, type CardTimes, isFindable, relationTo } from "../players/player-card.ts";

export const FOUND_LIMIT = 20;

/** The searchable names, in lower case and compared byte by byte, as in their indexes. */
const NAMES = {
  username: sql<string>`lower(users.username collate pg_c_utf8)`,
  displayName: sql<string>`lower(users.display_name collate pg_c_utf8)`,
};

/** Players with a name that begins with a spelling; one short index scan per name. */
export function foundByName(db: Kysely<Database>, userID: UserID, name: keyof typeof NAMES, spelling: string) {
  return db
    .selectFrom("users")
    .select([...cardColumns(userID), relationTo(userID).as("relation")])
    .where(isFindable)
    .where(sql<boolean>`${NAMES[name]} like lower(${likePrefix(spelling)} collate pg_c_utf8)`)
    .orderBy(NAMES[name])
    .limit(FOUND_LIMIT);
}

/**
 * Players whose username, or else whose display name, begins with a term: the shortest matches come first.
 *
 * @source core §7 Players, rules Privacy
 */
export async function searchPlayers(
  db: Kysely<Database>,
  userID: UserID,
  term: string,
  times: CardTimes,
): Promise<readonly (PlayerCard & { relation: Relation })[]> {
  const spellings = spellingsOf(term);
  const asked = [
    ...spellings.slice(0, 1).map(() => ["username", lookupKey(term)] as const),
    ...spellings.map((spelling) => ["displayName", spelling] as const),
  ];
  const rows: Awaited<ReturnType<ReturnType<typeof foundByName>["execute"]>> = [];
  for (const [name, spelling] of asked) {
    if (rows.length < FOUND_LIMIT) rows.push(...(await foundByName(db, userID, name, spelling).execute()));
  }
  const found = new Map(rows.map((row) => [row.user_id, row]));
  return [...found.values()].slice(0, FOUND_LIMIT).map((row) => ({ ...cardOfRow(row, times), relation: row.relation }));
}
