import { sql, type Kysely } from "kysely";

/** Which pop-ups a player has seen, on whatever device, so that none comes again. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table seen_pop_ups (
      user_id bigint not null references users on delete cascade,
      key text not null,
      seen_stamp bigint not null,
      progress integer[],
      primary key (user_id, key)
    )`.execute(db);
  await sql`create index seen_pop_ups_by_stamp on seen_pop_ups (seen_stamp)`.execute(db);
}
