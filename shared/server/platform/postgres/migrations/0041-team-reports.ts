import { sql, type Kysely } from "kysely";

/**
 * A team's tag, its name, its requirements and its messages can be reported too, in the queue that moderators know, with
 * the words as they were then; what a moderator hid does not come back under another spelling. Teams are found by what they
 * ask for.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const subjects = sql.raw("'player', 'team-tag', 'team-name', 'team-requirements', 'team-message'");
  await sql`
    alter table player_reports
      add column subject text not null default 'player' check (subject in (${subjects})),
      add column team_id bigint references teams on delete set null,
      add column team_motd_id bigint references team_motds on delete set null,
      add column about_id bigint not null default 0,
      add column words text not null default '',
      drop constraint player_reports_reporter_id_reported_id_day_key`.execute(db);
  await sql`
    create unique index player_reports_once on player_reports (reporter_id, reported_id, day, subject, about_id)
      where state = 'open'`.execute(db);
  await sql`create index player_reports_team on player_reports (team_id) where team_id is not null`.execute(db);
  await sql`
    create index player_reports_motd on player_reports (team_motd_id) where team_motd_id is not null`.execute(db);
  await sql`
    alter table teams
      add column author_id bigint references users on delete set null,
      add column hidden_name text,
      add column hidden_requirements text`.execute(db);
  await sql`create index teams_author on teams (author_id) where author_id is not null`.execute(db);
  await sql`update teams set author_id = captain_id`.execute(db);
  await sql`create table refused_tags (tag text primary key, refused_stamp bigint not null)`.execute(db);
  await sql`
    create index teams_by_requirements on teams (min_speed, min_races, members desc, team_id desc)
      where enrollment <> 'closed' and members < 50`.execute(db);
  await sql`
    create index notifications_team on notifications (((data ->> 'teamID')::bigint)) where data ? 'teamID'`.execute(db);
  await sql`create index team_motds_old on team_motds (created_stamp)`.execute(db);
  await sql`
    alter table moderation_actions
      add column subject text not null default 'player' check (subject in (${subjects}))`.execute(db);
}
