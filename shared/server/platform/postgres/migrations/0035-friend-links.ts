import { sql, type Kysely } from "kysely";

/** The link of a host without a username: made once, and good for as long as the account. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table friend_links (
      user_id bigint primary key references users on delete cascade,
      code text not null unique,
      created_stamp bigint not null
    )`.execute(db);
}
