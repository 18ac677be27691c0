import { sql, type Kysely } from "kysely";

/** What a player solves on the math site, how the race text stands, and whether a race fills the screen. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table users
      add column lesson_id text,
      add column line_type text not null default 'multi' check (line_type in ('multi', 'single')),
      add column full_screen_mode boolean not null default false`.execute(db);
}
