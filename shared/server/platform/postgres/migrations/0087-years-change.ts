import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** What a year's change of classes takes to be undone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table year_changes (
      change_id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      done_stamp bigint not null
    )`.execute(db);
  await sql`create index year_changes_user on year_changes (user_id)`.execute(db);
  await sql`create index year_changes_done on year_changes (done_stamp)`.execute(db);
  await sql`
    create table year_change_sections (
      change_id bigint not null references year_changes on delete cascade,
      section_id bigint not null references sections on delete cascade,
      deed text not null check (deed in ('up', 'archived', 'made', 'kept')),
      name_before text,
      grade_before text,
      code_before_sealed text,
      name_after text,
      grade_after text,
      code_after_sealed text,
      primary key (change_id, section_id)
    )`.execute(db);
  await sql`create index year_change_sections_section on year_change_sections (section_id, change_id)`.execute(db);
  await sql`
    create table year_change_pupils (
      change_id bigint not null references year_changes on delete cascade,
      user_id bigint not null references users on delete cascade,
      from_section_id bigint not null references sections on delete cascade,
      to_section_id bigint not null references sections on delete cascade,
      joined_before_stamp bigint not null,
      primary key (change_id, user_id)
    )`.execute(db);
  await sql`create index year_change_pupils_user on year_change_pupils (user_id)`.execute(db);
  await sql`create index year_change_pupils_from on year_change_pupils (from_section_id)`.execute(db);
  await sql`create index year_change_pupils_to on year_change_pupils (to_section_id)`.execute(db);
}
