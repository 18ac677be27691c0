import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** What answered an appeal, when that was no moderator; who received cash gifts lately. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table appeals add column answered_by text`.execute(db);
}

export const concurrently = [
  "create index concurrently cash_gifts_received on cash_gifts (receiver_id, sent_stamp desc)",
];
