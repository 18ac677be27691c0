import { sql, type Kysely } from "kysely";

/** Names that say what is meant: an open race is one with a free seat, a lobby is no race, and a place is a finishing position. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table open_races rename to running_races`.execute(db);
  await sql`alter index open_races_pkey rename to running_races_pkey`.execute(db);
  await sql`alter index open_races_node rename to running_races_node`.execute(db);
  await sql`alter index open_races_abandoned rename to running_races_abandoned`.execute(db);
  await sql`alter table friend_races rename to friend_lobbies`.execute(db);
  await sql`alter index friend_races_pkey rename to friend_lobbies_pkey`.execute(db);
  await sql`alter table races rename column place_key to scenery_key`.execute(db);
}
