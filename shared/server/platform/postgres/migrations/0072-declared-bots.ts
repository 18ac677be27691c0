import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** An account can be declared a bot: it has a token, and a ladder of its own. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users add column is_bot boolean not null default false`.execute(db);
  await sql`
    create table bots (
      user_id bigint primary key references users on delete cascade,
      declared_stamp bigint not null,
      token_hash text not null unique,
      token_stamp bigint not null)`.execute(db);
  await sql`
    create table bot_scores (
      user_id bigint not null references users on delete cascade,
      site text not null,
      played integer not null,
      speed double precision not null,
      primary key (user_id, site))`.execute(db);
  await sql`create index bot_scores_by_speed on bot_scores (site, speed desc, user_id) where played >= 10`.execute(db);
}
