import { sql, type Kysely } from "kysely";

/**
 * The keys of calls that do their deed once, in one place for all of them. What was sent with a key in the last days stays
 * done: its body is not known any more, so a repeat of it is refused, and gives nothing twice.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table repeats (
      user_id bigint not null references users on delete cascade deferrable initially deferred,
      key text not null,
      call text not null,
      body_hash text not null,
      answer text,
      stamp bigint not null,
      primary key (user_id, key)
    )`.execute(db);
  await sql`create index repeats_stamp on repeats (stamp)`.execute(db);
  await sql`
    insert into repeats (user_id, key, call, body_hash, stamp)
    select sender_id, send_key, 'POST /players/{id}/send-cash', '', sent_stamp from cash_gifts
    where send_key is not null and sender_id is not null
      and sent_stamp > extract(epoch from now())::bigint - 7 * 86400`.execute(db);
  await sql`alter table cash_gifts drop column send_key`.execute(db);
}
