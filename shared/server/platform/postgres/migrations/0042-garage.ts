import { sql, type Kysely } from "kysely";

/**
 * Cars can be sold, have a paint each and a slot in the garage; racers wear loot, which results keep. A title is a piece of
 * loot: until now everybody had the one that everybody begins with.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table owned_cars
      add column state text not null default 'owned' check (state in ('owned', 'sold')),
      add column hue_angle integer not null default 0 check (hue_angle between 0 and 359)`.execute(db);
  await sql`
    insert into owned_cars (user_id, car_id, stamp, reference)
    select user_id, car_id, created_stamp, 'starter:' || user_id from users where account_type <> 'guest'
    on conflict do nothing`.execute(db);
  await sql`
    update owned_cars o set hue_angle = u.car_hue_angle from users u
    where u.user_id = o.user_id and u.car_id = o.car_id and u.car_hue_angle between 0 and 359`.execute(db);
  await sql`
    create table garages (
      user_id bigint primary key references users on delete cascade,
      slots integer[] not null
    )`.execute(db);
  await sql`alter table users add column look text not null default '', drop column title`.execute(db);
  await sql`
    alter table race_results
      add column look text not null default '',
      add column is_gold boolean not null default false`.execute(db);
}
