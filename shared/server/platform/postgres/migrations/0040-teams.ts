import { sql, type Kysely } from "kysely";

/** Teams, who is in them, who wants in, and what they tell each other. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table teams (
      team_id bigint generated always as identity primary key,
      tag text not null unique,
      tag_color text not null,
      name text not null,
      is_name_hidden boolean not null default false,
      captain_id bigint not null unique references users,
      enrollment text not null check (enrollment in ('auto', 'open', 'closed')),
      min_races integer not null,
      min_speed integer not null,
      requirements text not null,
      are_requirements_hidden boolean not null default false,
      auto_remove_days integer not null default 0,
      members integer not null default 1,
      past_played bigint not null default 0,
      past_typed bigint not null default 0,
      past_secs double precision not null default 0,
      past_errs bigint not null default 0,
      past_points bigint not null default 0,
      created_stamp bigint not null
    )`.execute(db);
  // The lists of teams: the liveliest that take new members, and those whose name or tag begins with something.
  await sql`create index teams_with_room on teams (members desc, team_id desc)
    where enrollment <> 'closed' and members < 50`.execute(db);
  await sql`create index teams_by_name on teams (lower(name) text_pattern_ops)`.execute(db);
  await sql`create index teams_by_tag on teams (tag text_pattern_ops)`.execute(db);
  await sql`create index teams_that_tidy_up on teams (team_id) where auto_remove_days > 0`.execute(db);
  await sql`
    create table team_members (
      user_id bigint primary key references users,
      team_id bigint not null references teams,
      role text not null check (role in ('member', 'officer')),
      join_stamp bigint not null,
      seen_stamp bigint not null default 0,
      seen_motd_id bigint not null default 0,
      is_welcomed boolean not null default false,
      played integer not null default 0,
      typed bigint not null default 0,
      secs double precision not null default 0,
      errs bigint not null default 0,
      points bigint not null default 0,
      last_race_stamp bigint
    )`.execute(db);
  await sql`create index team_members_team on team_members (team_id, join_stamp)`.execute(db);
  await sql`
    create table team_applications (
      user_id bigint not null references users on delete cascade,
      team_id bigint not null references teams on delete cascade,
      stamp bigint not null,
      denied_stamp bigint,
      primary key (user_id, team_id)
    )`.execute(db);
  await sql`create index team_applications_team on team_applications (team_id, stamp)`.execute(db);
  await sql`create index team_applications_old on team_applications (stamp)`.execute(db);
  await sql`
    create table team_invites (
      user_id bigint not null references users on delete cascade,
      team_id bigint not null references teams on delete cascade,
      inviter_id bigint references users on delete set null,
      stamp bigint not null,
      ignored_stamp bigint,
      primary key (user_id, team_id)
    )`.execute(db);
  await sql`create index team_invites_team on team_invites (team_id, stamp)`.execute(db);
  await sql`create index team_invites_inviter on team_invites (inviter_id)`.execute(db);
  await sql`create index team_invites_old on team_invites (stamp)`.execute(db);
  await sql`
    create table team_bars (
      user_id bigint not null references users on delete cascade,
      team_id bigint not null references teams on delete cascade,
      until_stamp bigint not null,
      primary key (user_id, team_id)
    )`.execute(db);
  await sql`create index team_bars_team on team_bars (team_id)`.execute(db);
  await sql`create index team_bars_old on team_bars (until_stamp)`.execute(db);
  await sql`
    create table team_motds (
      team_motd_id bigint generated always as identity primary key,
      team_id bigint not null references teams on delete cascade,
      user_id bigint not null references users on delete cascade,
      message text not null,
      is_hidden boolean not null default false,
      created_stamp bigint not null
    )`.execute(db);
  await sql`create index team_motds_team on team_motds (team_id, team_motd_id desc)`.execute(db);
  await sql`create index team_motds_author on team_motds (user_id, created_stamp desc)`.execute(db);
  await sql`
    create table team_motd_boosts (
      team_motd_id bigint not null references team_motds on delete cascade,
      user_id bigint not null references users on delete cascade,
      boost_id integer not null,
      primary key (team_motd_id, user_id)
    )`.execute(db);
  await sql`create index team_motd_boosts_user on team_motd_boosts (user_id)`.execute(db);
  await sql`
    create table team_views (
      team_id bigint primary key references teams on delete cascade,
      views bigint not null
    )`.execute(db);
  // What stands before the name of a racer on a board of long ago.
  await sql`alter table race_results add column tag text, add column tag_color text`.execute(db);
}
