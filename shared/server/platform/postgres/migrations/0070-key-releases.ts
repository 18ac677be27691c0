import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** How long each key of a log was down; null where nobody knows, as in logs of the version before. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table key_logs add column releases bytea`.execute(db);
}
