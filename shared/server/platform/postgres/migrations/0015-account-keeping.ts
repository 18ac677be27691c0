import { sql, type Kysely } from "kysely";

/**
 * What keeps an account with its owner: closed signing keys that take turns, ways to undo, confirmed sessions, letters
 * that go with their account, and the sessions of deleted accounts.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table signing_keys
      add column private_closed text,
      add column signs_from_stamp bigint`.execute(db);
  await sql`update signing_keys set signs_from_stamp = created_stamp`.execute(db);
  await sql`alter table signing_keys alter column signs_from_stamp set not null`.execute(db);
  await sql`alter table sessions add column confirmed_stamp bigint`.execute(db);
  await sql`alter table one_use_codes drop constraint one_use_codes_kind_check`.execute(db);
  await sql`
    alter table one_use_codes add check (kind in
      ('verify-email', 'reset-password', 'remove-sso', 'cross-site', 'provider', 'link-provider', 'confirm-owner'))
  `.execute(db);
  await sql`
    create table account_undos (
      undo_id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      code_hash text not null unique,
      former text,
      created_stamp bigint not null,
      expires_stamp bigint not null,
      used_stamp bigint
    )`.execute(db);
  await sql`create index account_undos_user on account_undos (user_id)`.execute(db);
  await sql`create index account_undos_expiry on account_undos (expires_stamp)`.execute(db);
  await sql`alter table letters add column user_id bigint references users on delete cascade`.execute(db);
  await sql`create index letters_user on letters (user_id) where user_id is not null`.execute(db);
  await sql`
    create table ended_sessions (
      session_id uuid primary key,
      ended_stamp bigint not null
    )`.execute(db);
  await sql`create index ended_sessions_stamp on ended_sessions (ended_stamp)`.execute(db);
}
