import { sql, type Kysely } from "kysely";

/** Whoever reads a moderator's action may ask once for another look, also while a ban keeps them out: by its own code. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table moderation_actions
    add column appeal_code uuid not null default gen_random_uuid(),
    add column appeal_state text check (appeal_state in ('open', 'upheld', 'dismissed')),
    add column appeal_stamp bigint,
    add column appeal_done_stamp bigint`.execute(db);
  await sql`create unique index moderation_actions_appeal_code on moderation_actions (appeal_code)`.execute(db);
  await sql`create index moderation_actions_open_appeals on moderation_actions (appeal_stamp)
    where appeal_state = 'open'`.execute(db);
}
