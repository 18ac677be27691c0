import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** What classes are to do until a date, and how far each pupil is. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table assignments (
      assignment_id bigint generated always as identity primary key,
      section_id bigint not null references sections on delete cascade,
      site text not null,
      goal jsonb not null,
      from_stamp bigint not null,
      until_stamp bigint not null,
      made_by bigint references users on delete set null,
      removed_stamp bigint,
      check (until_stamp > from_stamp)
    )`.execute(db);
  await sql`create index assignments_section on assignments (section_id, until_stamp)`.execute(db);
  await sql`create index assignments_made_by on assignments (made_by) where made_by is not null`.execute(db);
  await sql`create index assignments_until on assignments (until_stamp)`.execute(db);
  await sql`create index assignments_removed on assignments (removed_stamp) where removed_stamp is not null`.execute(
    db,
  );
  await sql`
    create table assignment_progress (
      assignment_id bigint not null references assignments on delete cascade,
      user_id bigint not null references users on delete cascade,
      progress jsonb not null,
      done_stamp bigint,
      primary key (assignment_id, user_id)
    )`.execute(db);
  await sql`create index assignment_progress_user on assignment_progress (user_id)`.execute(db);
}
