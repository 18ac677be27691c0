import { sql, type Kysely } from "kysely";

/** A host's link leads to several tables, each with its room. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table friend_lobbies
      add column table_number smallint not null default 1,
      drop constraint friend_lobbies_pkey,
      add primary key (host_user_id, table_number)`.execute(db);
}
