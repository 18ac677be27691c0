import { sql, type Kysely } from "kysely";

/**
 * What players were given, the cars and loot that they own, and the treasury, which was called the house. What is given has a receipt, so the table of events goes. Every account
 * owns the car that it drives: it is the one it started with.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table grants (
      reference text primary key,
      user_id bigint not null references users on delete cascade,
      rewards jsonb not null,
      reason text not null,
      stamp bigint not null
    )`.execute(db);
  await sql`create index grants_user on grants (user_id, stamp desc)`.execute(db);
  await sql`
    create table owned_cars (
      user_id bigint not null references users on delete cascade,
      car_id integer not null,
      stamp bigint not null,
      reference text not null,
      primary key (user_id, car_id)
    )`.execute(db);
  await sql`
    create table owned_loot (
      user_id bigint not null references users on delete cascade,
      loot_id integer not null,
      stamp bigint not null,
      reference text not null,
      primary key (user_id, loot_id)
    )`.execute(db);
  await sql`
    insert into owned_cars (user_id, car_id, stamp, reference)
    select user_id, car_id, created_stamp, 'starter:' || user_id from users where account_type <> 'guest'`.execute(db);
  await sql`
    insert into grants (reference, user_id, rewards, reason, stamp)
    select t.reference, u.user_id, jsonb_build_array(jsonb_build_object('cash', 25000), jsonb_build_object('nitros', 10),
      jsonb_build_object('carID', u.car_id)), 'starter', t.stamp
    from users u join money_transfers t on t.reference = 'starter:' || u.user_id
    where u.account_type <> 'guest'`.execute(db);
  await sql`drop table events`.execute(db);
  await sql`alter table money_accounts drop constraint money_accounts_kind_check`.execute(db);
  await sql`alter index money_accounts_of_the_house rename to money_accounts_of_purses`.execute(db);
  await sql`update money_accounts set kind = 'treasury' where kind = 'house'`.execute(db);
  await sql`alter table money_accounts add check (kind in ('person', 'treasury', 'escrow'))`.execute(db);
}
