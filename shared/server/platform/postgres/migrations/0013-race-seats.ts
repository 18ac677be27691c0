import { sql, type Kysely } from "kysely";

/** Where each racer's one seat is. Seats change with every join and every race: rows are updated in place. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table race_seats (
      user_id bigint primary key,
      room_id text not null,
      lobby_id text,
      since_stamp bigint not null,
      check (lobby_id <> room_id)
    ) with (fillfactor = 60)`.execute(db);
}
