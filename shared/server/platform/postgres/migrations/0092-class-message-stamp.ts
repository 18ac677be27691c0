import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** When a class's message was posted, by which pupils are told of each once. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sections add column message_stamp bigint`.execute(db);
}
