import { sql, type Kysely } from "kysely";

/** The ledger, race rewards, racing statistics, rhythms of stored logs, appeals, and events for later parts. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table money_accounts (
      account_id bigint generated always as identity primary key,
      user_id bigint unique references users on delete set null,
      kind text not null check (kind in ('person', 'house', 'escrow')),
      balance bigint not null default 0,
      check (kind <> 'person' or balance >= 0)
    )`.execute(db);
  await sql`
    create table money_transfers (
      transfer_id bigint generated always as identity primary key,
      reference text not null unique,
      reason text not null,
      stamp bigint not null
    )`.execute(db);
  await sql`
    create table money_entries (
      transfer_id bigint not null references money_transfers,
      account_id bigint not null references money_accounts,
      amount bigint not null check (amount <> 0),
      primary key (transfer_id, account_id)
    )`.execute(db);
  await sql`create index money_entries_account on money_entries (account_id, transfer_id desc)`.execute(db);
  await sql`insert into money_accounts (kind) values ('house')`.execute(db);
  await sql`
    alter table users
      add column experience bigint not null default 0 check (experience >= 0),
      add column nitros integer not null default 0 check (nitros >= 0),
      add column nitros_used integer not null default 0`.execute(db);
  await sql`
    create table racing_stats (
      user_id bigint not null references users on delete cascade,
      site text not null check (site in ('type', 'math')),
      races_played integer not null default 0,
      session_races integer not null default 0,
      longest_session integer not null default 0,
      last_race_stamp bigint not null,
      placed1 integer not null default 0,
      placed2 integer not null default 0,
      placed3 integer not null default 0,
      highest_speed double precision not null default 0,
      typed bigint not null default 0,
      errors bigint not null default 0,
      elapsed_ms bigint not null default 0,
      disqualified integer not null default 0,
      last_disqualified_stamp bigint,
      primary key (user_id, site)
    )`.execute(db);
  await sql`create index race_results_latest on race_results (user_id, started_stamp desc) where user_id is not null`.execute(
    db,
  );
  await sql`alter table race_results add column skipped integer not null default 0`.execute(db);
  await sql`
    create table race_rewards (
      race_id uuid not null,
      slot smallint not null,
      user_id bigint references users on delete set null,
      cash integer not null,
      experience integer not null,
      nitros integer not null,
      parts jsonb not null,
      state text not null check (state in ('due', 'held', 'paid', 'refused')),
      signals jsonb,
      due_stamp bigint not null,
      done_stamp bigint,
      primary key (race_id, slot),
      foreign key (race_id, slot) references race_results on delete cascade
    )`.execute(db);
  await sql`create index race_rewards_due on race_rewards (due_stamp) where state = 'due'`.execute(db);
  await sql`create index race_rewards_held on race_rewards (user_id) where state = 'held'`.execute(db);
  await sql`
    create table race_rhythms (
      race_id uuid not null,
      slot smallint not null,
      bands integer[] not null,
      created_stamp bigint not null,
      primary key (race_id, slot),
      foreign key (race_id, slot) references race_results on delete cascade
    )`.execute(db);
  await sql`create index race_rhythms_bands on race_rhythms using gin (bands)`.execute(db);
  await sql`create index race_rhythms_created on race_rhythms (created_stamp)`.execute(db);
  await sql`
    create table appeals (
      race_id uuid not null,
      slot smallint not null,
      user_id bigint not null references users on delete cascade,
      state text not null check (state in ('open', 'upheld', 'dismissed')),
      created_stamp bigint not null,
      done_stamp bigint,
      primary key (race_id, slot),
      foreign key (race_id, slot) references race_results on delete cascade
    )`.execute(db);
  await sql`create index appeals_open on appeals (created_stamp) where state = 'open'`.execute(db);
  await sql`
    create table events (
      event_id bigint generated always as identity primary key,
      kind text not null,
      user_id bigint references users on delete cascade,
      stamp bigint not null,
      data jsonb not null
    )`.execute(db);
  await sql`create index events_user on events (user_id)`.execute(db);
  await sql`
    insert into racing_stats (user_id, site, races_played, last_race_stamp)
    select user_id, 'type', races_played, last_seen_stamp from users where races_played > 0`.execute(db);
}
