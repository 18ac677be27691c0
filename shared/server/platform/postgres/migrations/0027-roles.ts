import { sql, type Kysely } from "kysely";

/** What accounts may be besides a player's, and who gave or took it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table roles (
      user_id bigint not null references users on delete cascade,
      role text not null check (role in ('teacher', 'moderator', 'staff')),
      section_id bigint,
      given_stamp bigint not null,
      unique nulls not distinct (user_id, role, section_id)
    )`.execute(db);
  await sql`
    create table role_changes (
      change_id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      role text not null check (role in ('teacher', 'moderator', 'staff')),
      section_id bigint,
      change text not null check (change in ('given', 'taken')),
      operator text not null,
      reason text not null,
      stamp bigint not null
    )`.execute(db);
  await sql`create index role_changes_user on role_changes (user_id)`.execute(db);
}
