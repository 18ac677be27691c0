import { sql, type Kysely } from "kysely";

/** When the owner of a session last came back from the sign-in provider in order to remove it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sessions add column removal_stamp bigint`.execute(db);
}
