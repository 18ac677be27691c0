import { sql, type Kysely } from "kysely";

import type { Database } from "#shared/server/database.ts";

/** Whoever signs up next is the player of this id. */
export const nextIsPlayer = (db: Kysely<Database>, id: number): Promise<unknown> =>
  sql`select setval(pg_get_serial_sequence('users', 'user_id'), ${id}, false)`.execute(db);
