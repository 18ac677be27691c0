import { sql, type Kysely } from "kysely";

/** Accounts: names, passwords, settings, second factor, sign-in providers, one-use codes, letters. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users drop constraint users_account_type_check`.execute(db);
  await sql`
    alter table users
      add check (account_type in ('guest', 'standard', 'single_sign_on')),
      add column username text,
      add column username_skeleton text unique,
      add column password_hash text,
      add column requires_username boolean not null default false,
      add column changed_username boolean not null default false,
      add column email text,
      add column email_key text,
      add column email_verified_stamp bigint,
      add column contact boolean not null default false,
      add column firstname text not null default '',
      add column lastname text not null default '',
      add column time_zone text not null default 'UTC',
      add column membership text not null default 'basic' check (membership in ('basic', 'gold')),
      add column gold_until_stamp bigint,
      add column title text not null default 'Raw Racing Recruit',
      add column world_id smallint not null default 1,
      add column offline boolean not null default false,
      add column allow_friend_requests boolean not null default true,
      add column looking_for_team boolean not null default true,
      add column race_sounds text not null default 'only_fx' check (race_sounds in ('all', 'only_fx', 'off')),
      add column scoring_mode text not null default 'competitive' check (scoring_mode in ('competitive', 'casual')),
      add column game_visibility text not null default 'public' check (game_visibility in ('public', 'invite-only')),
      add column qualifying_speed double precision,
      add column qualifying_accuracy double precision,
      add column qualifying_stamp bigint,
      add column totp_secret text,
      add column totp_pending_secret text,
      add column totp_last_step bigint,
      add column captcha_reason text check (captcha_reason in ('pending', 'password', 'default')),
      add column captcha_passed_stamp bigint not null default 0,
      add column logins integer not null default 0,
      add column last_login_stamp bigint,
      add column erase_stamp bigint,
      add check ((account_type = 'guest') = (username is null)),
      add check ((username is null) = (username_skeleton is null)),
      add check (account_type <> 'standard' or password_hash is not null)
  `.execute(db);
  await sql`create unique index users_username on users (lower(username))`.execute(db);
  await sql`create index users_email on users (email_key) where email_key is not null`.execute(db);
  await sql`create index users_erase on users (erase_stamp) where erase_stamp is not null`.execute(db);
  await sql`create index sessions_revoked on sessions (revoked_stamp) where revoked_stamp is not null`.execute(db);
  await sql`
    create table sign_in_tries (
      name_key text not null,
      stamp bigint not null,
      kind text not null check (kind in ('password', 'code', 'done'))
    )`.execute(db);
  await sql`create index sign_in_tries_name on sign_in_tries (name_key, stamp)`.execute(db);
  await sql`create index sign_in_tries_stamp on sign_in_tries (stamp)`.execute(db);
  await sql`
    create table backup_codes (
      user_id bigint not null references users on delete cascade,
      code_hash text not null,
      used_stamp bigint,
      primary key (user_id, code_hash)
    )`.execute(db);
  await sql`
    create table trusted_devices (
      device_hash text primary key,
      user_id bigint not null references users on delete cascade,
      expires_stamp bigint not null
    )`.execute(db);
  await sql`create index trusted_devices_user on trusted_devices (user_id)`.execute(db);
  await sql`
    create table provider_links (
      provider text not null,
      subject text not null,
      user_id bigint not null references users on delete cascade,
      linked_stamp bigint not null,
      primary key (provider, subject),
      unique (user_id, provider)
    )`.execute(db);
  await sql`
    create table one_use_codes (
      code_hash text primary key,
      kind text not null check (kind in ('verify-email', 'reset-password', 'remove-sso', 'cross-site', 'provider', 'link-provider')),
      user_id bigint references users on delete cascade,
      data jsonb not null default '{}',
      expires_stamp bigint not null
    )`.execute(db);
  await sql`create index one_use_codes_user on one_use_codes (user_id, kind)`.execute(db);
  await sql`create index one_use_codes_expiry on one_use_codes (expires_stamp)`.execute(db);
  await sql`
    create table spent_solutions (
      solution_hash text primary key,
      expires_stamp bigint not null
    )`.execute(db);
  await sql`
    create table letters (
      letter_id bigint generated always as identity primary key,
      to_address text not null,
      subject text not null,
      body text not null,
      created_stamp bigint not null
    )`.execute(db);
  await sql`create index letters_created on letters (created_stamp)`.execute(db);
}
