import { sql, type Kysely } from "kysely";

/** Cash gifts, and the escrow account where they wait. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table cash_gifts (
      gift_id bigint generated always as identity primary key,
      sender_id bigint references users on delete set null,
      receiver_id bigint references users on delete set null,
      amount bigint not null check (amount > 0),
      send_key text,
      sent_stamp bigint not null,
      ending text check (ending in ('collected', 'returned')),
      ended_stamp bigint,
      unique (sender_id, send_key),
      check ((ending is null) = (ended_stamp is null)),
      check (ending is not null or receiver_id is not null)
    )`.execute(db);
  await sql`create index cash_gifts_waiting on cash_gifts (receiver_id, gift_id) where ending is null`.execute(db);
  await sql`create index cash_gifts_overdue on cash_gifts (sent_stamp) where ending is null`.execute(db);
  await sql`create index cash_gifts_ended on cash_gifts (ended_stamp) where ending is not null`.execute(db);
  await sql`create index cash_gifts_receiver on cash_gifts (receiver_id)`.execute(db);
  await sql`create index cash_gifts_sender on cash_gifts (sender_id, sent_stamp)`.execute(db);
  await sql`create unique index money_accounts_of_the_house on money_accounts (kind) where kind <> 'person'`.execute(
    db,
  );
  await sql`insert into money_accounts (kind) values ('escrow')`.execute(db);
}
