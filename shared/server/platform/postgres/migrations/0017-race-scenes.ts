import { sql, type Kysely } from "kysely";

/** Where a race was driven, and when each racer's line was down. Races of before have neither. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table races add column place_key text`.execute(db);
  await sql`alter table race_results add column outages jsonb not null default '[]'`.execute(db);
}
