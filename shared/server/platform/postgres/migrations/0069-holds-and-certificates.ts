import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** Held rewards wait for what ends their own hold; a certificate of speed is won in trials on pictures. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table reward_holds (
      hold_id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      site text not null,
      kind text not null check (kind in ('bot-check', 'certificate', 'moderator')),
      reason text not null check (reason in ('bot-check', 'speed', 'signs')),
      since_stamp bigint not null,
      ended_stamp bigint,
      ended_by text check (ended_by in ('bot-check', 'certificate', 'moderator')),
      is_released boolean,
      operator text,
      words text,
      check ((ended_stamp is null) = (ended_by is null) and (ended_stamp is null) = (is_released is null)))`.execute(
    db,
  );
  await sql`create unique index reward_holds_open on reward_holds (user_id, site, kind) where ended_stamp is null`.execute(
    db,
  );
  await sql`create index reward_holds_of_racer on reward_holds (user_id, site, since_stamp desc)`.execute(db);
  await sql`alter table race_rewards add column hold_id bigint`.execute(db);
  await sql`
    create table certificates (
      certificate_id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      site text not null,
      lesson_id text,
      speed double precision not null check (speed > 0),
      method text not null check (method in ('pictures', 'moderator')),
      won_stamp bigint not null,
      revoked_stamp bigint)`.execute(db);
  await sql`create index certificates_of_racer on certificates (user_id, site, lesson_id, speed desc)`.execute(db);
  await sql`
    create table certificate_trials (
      trial_id uuid primary key,
      user_id bigint not null references users on delete cascade,
      site text not null,
      lesson_id text,
      state text not null check (state in ('drawing', 'ready', 'begun', 'ended')),
      lines jsonb not null,
      opened_stamp bigint not null,
      ended_stamp bigint,
      result jsonb,
      log bytea)`.execute(db);
  await sql`create index certificate_trials_of_racer on certificate_trials (user_id, opened_stamp desc)`.execute(db);
  await sql`create index certificate_trials_by_age on certificate_trials (opened_stamp)`.execute(db);
  await sql`
    create table certificate_pictures (
      trial_id uuid not null references certificate_trials on delete cascade,
      line smallint not null,
      picture bytea not null,
      primary key (trial_id, line))`.execute(db);
}

export const concurrently = [
  "create index concurrently race_rewards_on_hold on race_rewards (hold_id) where hold_id is not null and state <> 'paid'",
];
