import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** Racers' figures by hour, difficulty and lesson; what keys, pairs and facts cost them; and what racers of each speed take for those. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table racer_slices (
      user_id bigint not null references users on delete cascade,
      site text not null,
      slice text not null check (slice in ('hour', 'difficulty', 'lesson')),
      key text not null,
      races integer not null default 0,
      done bigint not null default 0,
      errors bigint not null default 0,
      elapsed_ms bigint not null default 0,
      speed_sum double precision not null default 0,
      best_speed double precision not null default 0,
      primary key (user_id, site, slice, key)
    )`.execute(db);
  await sql`
    create table key_costs (
      user_id bigint not null references users on delete cascade,
      site text not null,
      costs jsonb not null,
      pace_ms double precision,
      raced_stamp bigint not null,
      primary key (user_id, site)
    )`.execute(db);
  await sql`create index key_costs_pace on key_costs (pace_ms, raced_stamp desc, user_id)`.execute(db);
  await sql`
    create table key_references (
      band smallint primary key,
      racers integer not null,
      parts jsonb not null,
      fitted_stamp bigint not null
    )`.execute(db);
}
