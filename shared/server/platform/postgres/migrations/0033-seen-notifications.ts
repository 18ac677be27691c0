import { sql, type Kysely } from "kysely";

/** Up to which notification a player has looked. Those of before this count as seen. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table notification_counters add column seen_id bigint not null default 0`.execute(db);
  await sql`update notification_counters set seen_id = last_id`.execute(db);
}
