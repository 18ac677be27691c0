import { sql, type Kysely } from "kysely";

import { skeleton } from "../../../../rules/account/skeleton.ts";

const AT_ONCE = 1_000;

/** How display names look, the log-in before this one, and a bot check's reason of its own for held rewards. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users add column display_skeleton text, add column previous_login_stamp bigint`.execute(db);
  await sql`alter table users drop constraint users_captcha_reason_check`.execute(db);
  await sql`alter table users add check (captcha_reason in ('pending', 'password', 'default', 'held'))`.execute(db);
  await sql`
    update users set captcha_reason = 'held' where captcha_reason = 'pending'
      and exists (select from race_rewards w where w.user_id = users.user_id and w.state = 'held')`.execute(db);
  await fillSkeletons(db);
  await sql`create index users_display_skeleton on users (display_skeleton) where display_skeleton is not null`.execute(
    db,
  );
}

/** Guests have none: their names are made up, and are nobody's. */
async function fillSkeletons(db: Kysely<never>): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; name: string }>`
      select user_id as id, display_name as name from users
      where account_type <> 'guest' and user_id > ${last} order by user_id limit ${AT_ONCE}`.execute(db);
    if (rows.length === 0) return;
    const [ids, looks] = [rows.map(({ id }) => id), rows.map(({ name }) => skeleton(name))];
    await sql`
      update users set display_skeleton = made.looks
      from unnest(${ids}::bigint[], ${looks}::text[]) as made (id, looks) where users.user_id = made.id`.execute(db);
    last = ids.at(-1) ?? last;
  }
}
