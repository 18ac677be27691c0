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
      slots integer[] not null default '{}',
      is_open boolean not null default true,
      showcase jsonb not null default '[]'
    )`.execute(db);
  await sql`
    create table car_races (
      user_id bigint not null references users on delete cascade,
      car_id integer not null,
      site text not null,
      played integer not null,
      highest_speed double precision not null,
      last_race_stamp bigint not null,
      primary key (user_id, car_id, site)
    )`.execute(db);
  await sql`
    insert into car_races (user_id, car_id, site, played, highest_speed, last_race_stamp)
    select r.user_id, r.car_id, races.site, count(*), max(r.speed), max(r.started_stamp)
    from race_results r
    join race_rewards w on w.race_id = r.race_id and w.slot = r.slot and w.state = 'paid' and w.experience > 0
    join races on races.race_id = r.race_id
    where r.user_id is not null and r.standing = 'finished'
    group by r.user_id, r.car_id, races.site`.execute(db);
  // Cars for gold members, while their gold has an end.
  await sql`create index users_timed_gold on users (car_id) where gold_until_stamp is not null`.execute(db);
  await sql`alter table users add column look text not null default '', drop column title`.execute(db);
  await sql`
    alter table race_results
      add column look text not null default '',
      add column is_gold boolean not null default false`.execute(db);
}
