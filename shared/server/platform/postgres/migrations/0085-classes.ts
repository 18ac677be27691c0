import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** Schools with their teachers, classes with their pupils, and who asks to be a teacher. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table schools (
      school_id bigint generated always as identity primary key,
      name text not null,
      code_hash text not null unique,
      code_sealed text not null,
      created_stamp bigint not null
    )`.execute(db);
  await sql`
    create table school_domains (
      domain text primary key,
      school_id bigint not null references schools on delete cascade,
      operator text not null,
      added_stamp bigint not null
    )`.execute(db);
  await sql`create index school_domains_school on school_domains (school_id)`.execute(db);
  await sql`
    create table school_teachers (
      user_id bigint primary key references users on delete cascade,
      school_id bigint not null references schools,
      nickname text not null,
      joined_stamp bigint not null
    )`.execute(db);
  await sql`create index school_teachers_school on school_teachers (school_id, user_id)`.execute(db);
  await sql`
    create table teacher_requests (
      user_id bigint primary key references users on delete cascade,
      school_name text not null,
      nickname text not null,
      note text not null,
      sent_stamp bigint not null,
      refused_stamp bigint,
      reason text
    )`.execute(db);
  await sql`create index teacher_requests_waiting on teacher_requests (sent_stamp, user_id) where refused_stamp is null`.execute(
    db,
  );
  await sql`
    create table sections (
      section_id bigint generated always as identity primary key,
      school_id bigint not null references schools,
      name text not null,
      grade text not null default '',
      color text not null,
      position integer not null,
      code_hash text not null unique,
      code_sealed text not null,
      needs_approval boolean not null default true,
      disabled_settings text[] not null default '{}',
      message text,
      message_until_stamp bigint,
      message_by bigint references users on delete set null,
      created_stamp bigint not null,
      archived_stamp bigint,
      archived_by bigint references users on delete set null
    )`.execute(db);
  await sql`create index sections_school on sections (school_id, section_id)`.execute(db);
  await sql`create index sections_message_by on sections (message_by) where message_by is not null`.execute(db);
  await sql`create index sections_archived_by on sections (archived_by) where archived_by is not null`.execute(db);
  await sql`
    create table section_teachers (
      section_id bigint not null references sections on delete cascade,
      user_id bigint not null references users on delete cascade,
      joined_stamp bigint not null,
      primary key (section_id, user_id)
    )`.execute(db);
  await sql`create index section_teachers_user on section_teachers (user_id, section_id)`.execute(db);
  await sql`
    create table section_members (
      user_id bigint primary key references users on delete cascade,
      section_id bigint not null references sections,
      standing text not null check (standing in ('pending', 'member', 'removed')),
      alias text not null,
      is_made boolean not null,
      real_name_sealed text,
      card_hash text unique,
      card_sealed text,
      needs jsonb not null default '{}',
      joined_stamp bigint not null,
      removed_stamp bigint
    )`.execute(db);
  await sql`
    create table section_scores (
      section_id bigint not null references sections on delete cascade,
      user_id bigint not null references users on delete cascade,
      played integer not null default 0,
      typed bigint not null default 0,
      secs double precision not null default 0,
      errs bigint not null default 0,
      last_race_stamp bigint,
      primary key (section_id, user_id)
    )`.execute(db);
  await sql`create index section_scores_user on section_scores (user_id)`.execute(db);
  await sql`create index section_members_section on section_members (section_id, user_id)`.execute(db);
  await sql`alter table users add column on_boards boolean not null default true`.execute(db);
}
