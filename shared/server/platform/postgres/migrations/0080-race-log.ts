import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** A result knows what the log of races is filtered by, and an account whether others may see its statistics. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table race_results add column mode text, add column text_id integer, add column friends smallint,
    add column is_won boolean`.execute(db);
  await sql`alter table users add column shows_stats boolean not null default false`.execute(db);
}

const log = (name: string, columns: string, where: string): string =>
  `create index concurrently race_results_log_${name} on race_results (${columns}, started_stamp desc) ` +
  `where standing = 'finished' and ${where}`;

export const concurrently = [
  "create index concurrently race_results_without_mode on race_results (race_id, slot) where mode is null",
  log("text", "user_id, text_id", "text_id is not null"),
  log("friend", "user_id, site", "mode = 'friend'"),
  log("won", "user_id, site", "is_won"),
];
