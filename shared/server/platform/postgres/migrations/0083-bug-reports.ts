import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** What players and guests say went wrong. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table bug_reports (
      report_id bigint generated always as identity primary key,
      reference text not null unique,
      user_id bigint references users on delete cascade,
      what text not null,
      facts jsonb not null default '{}',
      state text not null default 'open' check (state in ('open', 'done')),
      stamp bigint not null,
      done_stamp bigint,
      note text not null default ''
    )`.execute(db);
  await sql`create index bug_reports_user on bug_reports (user_id) where user_id is not null`.execute(db);
  await sql`create index bug_reports_queue on bug_reports (state desc, stamp, report_id)`.execute(db);
  await sql`create index bug_reports_age on bug_reports (stamp)`.execute(db);
}
