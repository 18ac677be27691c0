import { sql, type Kysely } from "kysely";

/** The nitros that racers took into races which are not settled yet: nobody takes one into two. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table race_nitros (
      race_id uuid not null,
      user_id bigint not null references users on delete cascade,
      since_stamp bigint not null,
      primary key (race_id, user_id)
    )`.execute(db);
  await sql`create index race_nitros_user on race_nitros (user_id)`.execute(db);
  await sql`create index race_nitros_since on race_nitros (since_stamp)`.execute(db);
}
