import { sql, type Kysely } from "kysely";

/** Math races: problems in the place of a text, and an average of their own. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table races add column lesson_id text, add column problems jsonb`.execute(db);
  await sql`alter table races alter column text_id drop not null`.execute(db);
  await sql`
    alter table races
      add check (num_nonnulls(text_id, problems) = 1),
      add check (num_nulls(lesson_id, problems) <> 1)`.execute(db);
  await sql`alter table users add column avg_score double precision`.execute(db);
}
