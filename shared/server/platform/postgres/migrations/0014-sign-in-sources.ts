import { sql, type Kysely } from "kysely";

/** Where wrong passwords come from, and the browsers and networks that each account has signed in from. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sign_in_tries drop constraint sign_in_tries_kind_check`.execute(db);
  await sql`
    alter table sign_in_tries
      add column try_id bigint generated always as identity,
      add column source text not null default '',
      add check (kind in ('password', 'code', 'done', 'confirm', 'confirm-past'))`.execute(db);
  await sql`
    create table known_sources (
      user_id bigint not null references users on delete cascade,
      source_hash text not null,
      expires_stamp bigint not null,
      primary key (user_id, source_hash)
    )`.execute(db);
  await sql`create index known_sources_expiry on known_sources (expires_stamp)`.execute(db);
}
