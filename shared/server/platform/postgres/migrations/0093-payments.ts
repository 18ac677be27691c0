import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** Real money: what was ordered, what the provider said, the gold that came of it, and what is owed when it was taken back. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table invoices (
      invoice_id bigint generated always as identity primary key,
      invoice_num text not null unique,
      user_id bigint references users on delete set null,
      receiver_id bigint references users on delete set null,
      is_gift boolean not null,
      sku text not null,
      gives jsonb not null,
      price_minor integer not null check (price_minor > 0),
      currency text not null,
      provider text not null check (provider in ('test', 'stripe')),
      session_id text unique,
      payment_id text unique,
      state text not null default 'open' check (state in ('open', 'paid', 'given', 'expired', 'refunded', 'disputed')),
      refunded_minor integer not null default 0 check (refunded_minor between 0 and price_minor),
      cash_given bigint not null default 0 check (cash_given >= 0),
      turn integer not null default 0,
      message text,
      created_stamp bigint not null,
      paid_stamp bigint,
      given_stamp bigint,
      ended_stamp bigint
    )`.execute(db);
  await sql`create index invoices_user on invoices (user_id, invoice_id desc)`.execute(db);
  await sql`create index invoices_receiver on invoices (receiver_id, invoice_id desc)`.execute(db);
  await sql`create index invoices_waiting on invoices (created_stamp) where state in ('open', 'paid')`.execute(db);
  await sql`create index invoices_paid on invoices (paid_stamp) where paid_stamp is not null`.execute(db);
  await sql`
    create table payment_events (
      provider text not null,
      event_id text not null,
      type text not null,
      body jsonb not null,
      payment_id text,
      invoice_id bigint references invoices,
      stamp bigint not null,
      handled_stamp bigint,
      primary key (provider, event_id)
    )`.execute(db);
  await sql`create index payment_events_invoice on payment_events (invoice_id) where invoice_id is not null`.execute(
    db,
  );
  await sql`create index payment_events_payment on payment_events (payment_id) where payment_id is not null`.execute(
    db,
  );
  await sql`create index payment_events_waiting on payment_events (stamp) where handled_stamp is null`.execute(db);
  await sql`
    create table payments_read (
      provider text primary key,
      until_stamp bigint not null
    )`.execute(db);
  await sql`
    create table gold_spans (
      reference text primary key,
      user_id bigint not null references users on delete cascade,
      days integer check (days > 0),
      stamp bigint not null,
      revoked_stamp bigint
    )`.execute(db);
  await sql`create index gold_spans_user on gold_spans (user_id)`.execute(db);
  await sql`
    create table debts (
      user_id bigint primary key references users on delete cascade,
      amount bigint not null check (amount >= 0)
    )`.execute(db);
  await sql`
    create table test_sessions (
      session_id text primary key,
      invoice_num text not null,
      name text not null,
      amount_minor integer not null,
      currency text not null,
      success_url text not null,
      cancel_url text not null,
      state text not null check (state in ('open', 'later', 'paid', 'failed')),
      payment_id text unique,
      refunded_minor integer not null default 0,
      dispute text check (dispute in ('open', 'won', 'lost')),
      stamp bigint not null
    )`.execute(db);
  await sql`
    create table test_events (
      event_id text primary key,
      session_id text not null references test_sessions,
      body text not null,
      stamp bigint not null
    )`.execute(db);
  await sql`create index test_events_session on test_events (session_id)`.execute(db);
  await sql`create index test_events_stamp on test_events (stamp)`.execute(db);
  await sql`
    insert into gold_spans (reference, user_id, days, stamp)
    select 'before:' || u.user_id, u.user_id, since.days,
      case when since.days is null then u.created_stamp else u.gold_until_stamp - since.days * 86400 end
    from users u
    cross join lateral (select case when u.gold_until_stamp is null then null
      else greatest(1, ceil((u.gold_until_stamp - u.created_stamp) / 86400.0))::integer end as days) since
    where u.membership = 'gold'`.execute(db);
}
