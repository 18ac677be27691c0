import { sql, type Kysely } from "kysely";

/** Jobs that are committed with what they belong to, until the queue has them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table outbox (
      outbox_id uuid primary key default uuidv7(),
      name text not null,
      data jsonb not null,
      created_stamp bigint not null
    )`.execute(db);
  await sql`
    create index outbox_user on outbox (((data ->> 'userID')::bigint)) where data ? 'userID'`.execute(db);
}
