import { sql, type Kysely } from "kysely";
import { expect } from "vitest";

import type { Database } from "#shared/server/database.ts";

/** The whole database as text, table by table, once nothing is on its way to the queue: what changed nothing leaves it as it is. */
export async function everyRow(db: Kysely<Database>): Promise<Record<string, string[]>> {
  await expect.poll(() => db.selectFrom("outbox").select("name").execute()).toEqual([]);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}
