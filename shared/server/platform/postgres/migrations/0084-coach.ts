import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** Two weeks with the coach, what the races of the second one take, and what all racers show together. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table key_costs add column span_from bigint, add column span_until bigint, add column span_costs jsonb`.execute(
    db,
  );
  await sql`
    create table coach_fortnights (
      user_id bigint not null references users on delete cascade,
      site text not null,
      started_stamp bigint not null,
      ends_stamp bigint not null,
      parts jsonb not null,
      costs jsonb,
      days integer[] not null default '{}',
      last_day_ms integer not null default 0,
      practised_ms bigint not null default 0,
      cards jsonb not null default '{}',
      ended_stamp bigint,
      gains jsonb,
      is_found boolean not null default false,
      primary key (user_id, site, started_stamp)
    )`.execute(db);
  await sql`create unique index coach_fortnights_open on coach_fortnights (user_id, site) where ended_stamp is null`.execute(
    db,
  );
  await sql`create index coach_fortnights_due on coach_fortnights (ends_stamp, user_id, site) where ended_stamp is null`.execute(
    db,
  );
  await sql`
    create table coach_findings (
      site text primary key,
      racers integer not null default 0,
      weight double precision not null default 0,
      sum double precision not null default 0,
      squares double precision not null default 0
    )`.execute(db);
}
