import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** A result knows its site, so that a racer's last results on one site are found without those on the other. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table race_results add column site text`.execute(db);
}

export const concurrently = [
  "create index concurrently race_results_without_site on race_results (race_id, slot) where site is null",
  "create index concurrently race_results_on_site on race_results (user_id, site, started_stamp desc) where standing = 'finished'",
];
