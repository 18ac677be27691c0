import { sql, type Kysely } from "kysely";

/** Which room each host's link leads to, and on what terms a race was raced. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table friend_races (
      host_user_id bigint primary key references users on delete cascade,
      room_id text not null,
      node text not null,
      lease_until_stamp bigint not null
    )`.execute(db);
  await sql`
    alter table races
      add column mode text not null default 'public' check (mode in ('public', 'friend')),
      add column scoring text not null default 'competitive' check (scoring in ('competitive', 'casual'))
  `.execute(db);
}
