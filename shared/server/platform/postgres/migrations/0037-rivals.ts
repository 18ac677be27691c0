import { sql, type Kysely } from "kysely";

/** How often a racer was ahead of each rival, and behind. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table racing_stats add column rivals jsonb not null default '{}'`.execute(db);
}
