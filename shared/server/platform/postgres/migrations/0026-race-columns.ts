import { sql, type Kysely } from "kysely";

/** What was done and how fast, in characters and WPM or in answers and answers a minute: named for both kinds of race. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table race_results rename column typed to done`.execute(db);
  await sql`alter table race_results rename column wpm to speed`.execute(db);
  await sql`alter table racing_stats rename column typed to done`.execute(db);
}
