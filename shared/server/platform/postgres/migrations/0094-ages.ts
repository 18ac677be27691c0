import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** Who is below the operator's age of consent, without the year of birth, and the address of a parent. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table ages (
      user_id bigint primary key references users on delete cascade,
      band text not null check (band in ('under', 'over')),
      age_limit integer not null,
      over_from_year integer,
      given_stamp bigint not null,
      corrected_stamp bigint
    )`.execute(db);
  await sql`
    create table parents (
      user_id bigint primary key references users on delete cascade,
      email text not null,
      email_key text not null,
      key_id text not null,
      asked_stamp bigint not null,
      confirmed_stamp bigint
    )`.execute(db);
  await sql`create index parents_asked on parents (asked_stamp) where confirmed_stamp is null`.execute(db);
}
