import { sql, type Kysely } from "kysely";

/** What players bought for game cash, and the figures of each as a customer. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table purchases (
      purchase_id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      type text not null check (type in ('car', 'loot', 'bundle', 'nitros')),
      item_id integer not null,
      price bigint not null check (price > 0),
      stamp bigint not null,
      state text not null check (state in ('open', 'kept', 'returned')),
      returned_stamp bigint check ((returned_stamp is null) = (state <> 'returned'))
    )`.execute(db);
  await sql`create index purchases_of_user on purchases (user_id, purchase_id)`.execute(db);
  await sql`create index purchases_open_of_user on purchases (user_id) where state = 'open'`.execute(db);
  await sql`create index purchases_open on purchases (stamp) where state = 'open'`.execute(db);
  await sql`create index purchases_over on purchases (stamp) where state <> 'open'`.execute(db);
  await sql`
    create table shoppers (
      user_id bigint primary key references users on delete cascade,
      money_spent bigint not null default 0 check (money_spent >= 0),
      cash_purchases integer not null default 0 check (cash_purchases >= 0),
      bundle_purchases integer not null default 0 check (bundle_purchases >= 0),
      last_purchase_stamp bigint,
      last_bundle_id integer,
      nitros_day integer not null default 0,
      nitros_bought integer not null default 0 check (nitros_bought >= 0),
      visited_stamp bigint,
      asks_password boolean not null default false
    )`.execute(db);
}
