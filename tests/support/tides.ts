import { sql, type Kysely } from "kysely";

import type { Backfill } from "#shared/server/platform/jobs/backfill.ts";

/** A table of a test's own whose last column is to be filled. Its key has two columns, whose order as text would be another one. */
export const TIDES: Backfill = {
  table: "tides" as Backfill["table"],
  key: ["harbour_id", "nth"],
  isDue: sql`height is null`,
  set: sql`height = (select harbours.depth from harbours where harbours.harbour_id = filled.harbour_id) + filled.nth,
    fills = filled.fills + 1`,
};
/** Of a row that has its value. */
export const RIGHT = "height = harbour_id * 100 + nth and fills = 1";

export async function makeTides<T>(db: Kysely<T>): Promise<void> {
  await sql`create table harbours (harbour_id bigint primary key, depth integer not null)`.execute(db);
  await sql`create table tides (harbour_id bigint, nth integer, height integer, fills integer not null default 0,
    primary key (harbour_id, nth))`.execute(db);
  await sql`create index tides_due on tides (harbour_id, nth) where height is null`.execute(db);
  await sql`insert into harbours select n, n * 100 from generate_series(1, 12) n`.execute(db);
}

export async function addTides<T>(db: Kysely<T>, rows: number): Promise<void> {
  await sql`insert into tides select 1 + n % 12, n from generate_series(1, ${rows}) n`.execute(db);
}
