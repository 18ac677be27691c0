import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** What a player types with, where they said so; only fair play reads it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users add column hands text`.execute(db);
}
