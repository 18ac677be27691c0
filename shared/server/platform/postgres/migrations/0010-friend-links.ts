import { sql, type Kysely } from "kysely";

/** Whether a host's link lets friends in now, and requests that were taken back. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table friend_races add column is_open boolean not null default false`.execute(db);
  await sql`alter table friend_requests add column withdrawn_stamp bigint`.execute(db);
  await sql`create index friend_requests_withdrawn on friend_requests (withdrawn_stamp)
    where withdrawn_stamp is not null`.execute(db);
}
