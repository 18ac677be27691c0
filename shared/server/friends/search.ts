import { sql, type Kysely } from "kysely";

import type { PlayerCard, Relation } from "../../contracts/players.ts";
import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../postgres/database.ts";
import { CARD_COLUMNS, cardOfRow, isFindable, relationTo } from "./player-card.ts";

export const FOUND_LIMIT = 20;

/** A text as the beginning of what LIKE looks for, whatever signs it holds. */
const asPrefix = (term: string): string => `${term.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** The names by which one is found, in small letters and compared byte by byte, as their indexes have them. */
const NAMES = {
  username: sql<string>`lower(users.username) collate "C"`,
  displayName: sql<string>`lower(users.display_name) collate "C"`,
};

/** Players one of whose names begins with a term; each name is one short walk along its index. */
export function foundByName(db: Kysely<Database>, userID: UserID, name: keyof typeof NAMES, term: string) {
  return db
    .selectFrom("users")
    .select([...CARD_COLUMNS, relationTo(userID).as("relation")])
    .where(isFindable)
    .where(sql<boolean>`${NAMES[name]} like lower(${asPrefix(term)})`)
    .orderBy(NAMES[name])
    .limit(FOUND_LIMIT);
}

/**
 * Players whose username, or else whose display name, begins with a term: the shortest of those that fit come first.
 *
 * @source core §7 Players, rules Privacy
 */
export async function searchPlayers(
  db: Kysely<Database>,
  userID: UserID,
  term: string,
  now: Stamp,
): Promise<readonly (PlayerCard & { relation: Relation })[]> {
  const byUsername = await foundByName(db, userID, "username", term).execute();
  const byDisplayName =
    byUsername.length < FOUND_LIMIT ? await foundByName(db, userID, "displayName", term).execute() : [];
  const found = new Map([...byUsername, ...byDisplayName].map((row) => [row.user_id, row]));
  return [...found.values()].slice(0, FOUND_LIMIT).map((row) => ({ ...cardOfRow(row, now), relation: row.relation }));
}
