import { sql, type Kysely } from "kysely";

/** What a node of a cluster holds: the lobby of a site, and the races that run on it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table lobbies (
      room_id text primary key,
      node text not null,
      lease_until_stamp bigint not null
    )`.execute(db);
  await sql`
    create table open_races (
      race_id uuid primary key,
      node text not null,
      started_stamp bigint not null,
      abandoned_stamp bigint
    )`.execute(db);
  await sql`create index open_races_node on open_races (node) where abandoned_stamp is null`.execute(db);
  await sql`create index open_races_abandoned on open_races (abandoned_stamp) where abandoned_stamp is not null`.execute(
    db,
  );
}
