import { sql, type Kysely } from "kysely";

/** What was lately asked for that sends letters to addresses nobody needs to own, so that they stay few. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table letter_asks (
      ask_id bigint generated always as identity primary key,
      about_hash text not null,
      stamp bigint not null
    )`.execute(db);
  await sql`create index letter_asks_about on letter_asks (about_hash, stamp)`.execute(db);
  await sql`create index letter_asks_stamp on letter_asks (stamp)`.execute(db);
}
