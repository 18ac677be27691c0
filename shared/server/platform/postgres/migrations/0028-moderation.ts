import { sql, type Kysely } from "kysely";

/** Reports have an answer, and what moderators did about players is kept. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table player_reports
      add column state text not null default 'open' check (state in ('open', 'closed'))`.execute(db);
  await sql`create index player_reports_queue on player_reports (state desc, stamp)`.execute(db);
  await sql`
    create table moderation_actions (
      action_id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      report_id bigint references player_reports on delete set null,
      measure text not null check (measure in ('hide', 'warn', 'mute', 'unmute', 'ban', 'unban', 'close')),
      until_stamp bigint,
      lifted_stamp bigint,
      hidden_skeleton text,
      operator text not null,
      reason text not null,
      stamp bigint not null
    )`.execute(db);
  await sql`create index moderation_actions_user on moderation_actions (user_id, stamp)`.execute(db);
  await sql`
    create index moderation_actions_report on moderation_actions (report_id) where report_id is not null`.execute(db);
  await sql`create index moderation_actions_stamp on moderation_actions (stamp)`.execute(db);
}
