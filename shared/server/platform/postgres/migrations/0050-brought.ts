import { sql, type Kysely } from "kysely";

/** What a paid race brought besides its reward, as it was then; null for races that were paid before. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table race_rewards add column brought jsonb`.execute(db);
}
