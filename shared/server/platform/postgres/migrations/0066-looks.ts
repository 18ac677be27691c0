import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** When a player last looked at a place whose news are counted, and up to which of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table looks (
      user_id bigint not null references users on delete cascade,
      place text not null,
      stamp bigint not null,
      upto bigint not null,
      primary key (user_id, place)
    )`.execute(db);
}
