import { sql, type Kysely } from "kysely";

/** Which address has a link that undoes a change; null for links of before. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table account_undos add column address_key text`.execute(db);
}
