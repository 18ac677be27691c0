import { sql, type Kysely } from "kysely";
import { expect } from "vitest";

import type { Database } from "#shared/server/database.ts";

/** Made by the clock of whatever stands elsewhere. */
const BY_THE_CLOCK = new Set(["boards", "board_lines"]);

/** The whole database as text, table by table, once nothing is on its way to the queue: what changed nothing leaves it as it is. */
export async function everyRow(db: Kysely<Database>): Promise<Record<string, string[]>> {
  await expect.poll(() => db.selectFrom("outbox").select("name").execute()).toEqual([]);
  const all: Record<string, string[]> = {};
  for (const name of await tablesOf(db)) {
    if (BY_THE_CLOCK.has(name)) continue;
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** What the database has of these players: every row with one of their ids, but for what is on its way to the queue. */
export async function rowsNaming(db: Kysely<Database>, ids: readonly number[]): Promise<Record<string, string[]>> {
  const named = String.raw`\m(${ids.join("|")})\M`;
  const found: Record<string, string[]> = {};
  for (const name of await tablesOf(db)) {
    if (name === "outbox") continue;
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where t::text ~ ${named} order by 1`.execute(db);
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}

async function tablesOf(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  return rows.map(({ name }) => name);
}
