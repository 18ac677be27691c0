import { sql, type Kysely } from "kysely";

/** Guests, sessions, races with results and key logs. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table users (
      user_id bigint generated always as identity (start with 1001) primary key,
      account_type text not null check (account_type in ('guest')),
      display_name text not null check (length(display_name) between 1 and 30),
      car_id integer not null,
      car_hue_angle smallint not null default 0 check (car_hue_angle between 0 and 359),
      races_played integer not null default 0,
      avg_speed double precision,
      created_stamp bigint not null,
      last_seen_stamp bigint not null
    )`.execute(db);
  await sql`create index users_guest_seen on users (last_seen_stamp) where account_type = 'guest'`.execute(db);
  await sql`
    create table sessions (
      session_id uuid primary key,
      user_id bigint not null references users on delete cascade,
      created_stamp bigint not null,
      expires_stamp bigint not null,
      revoked_stamp bigint
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_stamp)`.execute(db);
  await sql`
    create table signing_keys (
      key_id text primary key,
      private_jwk jsonb not null,
      created_stamp bigint not null
    )`.execute(db);
  await sql`
    create table races (
      race_id uuid primary key,
      site text not null check (site in ('type', 'math')),
      text_id integer not null,
      started_stamp bigint not null
    )`.execute(db);
  await sql`
    create table race_results (
      race_id uuid not null references races on delete cascade,
      slot smallint not null check (slot between 0 and 4),
      started_stamp bigint not null,
      user_id bigint references users on delete set null,
      display_name text not null,
      car_id integer not null,
      car_hue_angle smallint not null,
      is_bot boolean not null,
      standing text not null check (standing in ('finished', 'unfinished', 'disqualified')),
      place smallint check (place between 1 and 5),
      typed integer not null,
      errors integer not null,
      elapsed_ms integer not null,
      wpm double precision not null,
      accuracy double precision not null,
      foul jsonb,
      primary key (race_id, slot),
      check ((place is null) = (standing <> 'finished'))
    )`.execute(db);
  await sql`create unique index race_results_once on race_results (race_id, user_id) where user_id is not null`.execute(
    db,
  );
  await sql`create index race_results_user on race_results (user_id, started_stamp desc) where standing = 'finished'`.execute(
    db,
  );
  await sql`
    create table key_logs (
      race_id uuid not null,
      slot smallint not null,
      keys bytea not null,
      created_stamp bigint not null,
      primary key (race_id, slot),
      foreign key (race_id, slot) references race_results on delete cascade
    )`.execute(db);
  await sql`create index key_logs_created on key_logs (created_stamp)`.execute(db);
}
