import { sql, type Kysely } from "kysely";

import type { Database } from "#shared/server/database.ts";

/** Accounts in one statement, many-1 and so on: as many as a table has after years. @param stamp when they came, and were seen */
export async function addManyPlayers(db: Kysely<Database>, count: number, stamp = 0): Promise<void> {
  await sql`
    insert into users (account_type, username, username_skeleton, password_hash, display_name, car_id, car_hue_angle,
      created_stamp, last_seen_stamp)
    select 'standard', 'many-' || n, 'many-' || n, 'x', 'Many ' || n, 1, 0, ${stamp}::bigint, ${stamp}::bigint
    from generate_series(1, ${count}::integer) n`.execute(db);
}
