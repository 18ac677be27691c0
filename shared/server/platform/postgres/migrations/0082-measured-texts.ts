import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** How hard texts are, as races show it: sums without a racer or a race, how far the paid races are read, and what follows. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table text_sums (
      text_id integer primary key,
      races bigint not null,
      weight double precision not null,
      weight_sq double precision not null,
      powers double precision[] not null check (cardinality(powers) = 4)
    )`.execute(db);
  await sql`
    create table text_sums_until (
      is_only boolean primary key default true check (is_only),
      done_stamp bigint not null,
      race_id uuid not null,
      slot smallint not null
    )`.execute(db);
  await sql`
    insert into text_sums_until (done_stamp, race_id, slot)
    values (0, '00000000-0000-0000-0000-000000000000', 0)`.execute(db);
  await sql`
    create table text_measures (
      text_id integer primary key,
      races bigint not null,
      effect double precision not null,
      low double precision not null,
      high double precision not null,
      expected double precision not null,
      oddities text[] not null,
      made_stamp bigint not null
    )`.execute(db);
}

export const concurrently = [
  "create index concurrently race_rewards_paid on race_rewards (done_stamp, race_id, slot) where state = 'paid'",
];
