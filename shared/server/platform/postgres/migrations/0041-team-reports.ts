import { sql, type Kysely } from "kysely";

/**
 * A team's name, its requirements and its messages can be reported too, in the queue that moderators know; and teams are
 * found by what they ask for.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const subjects = sql.raw("'player', 'team-name', 'team-requirements', 'team-message'");
  await sql`
    alter table player_reports
      add column subject text not null default 'player' check (subject in (${subjects})),
      add column team_id bigint references teams on delete set null,
      add column team_motd_id bigint references team_motds on delete set null,
      drop constraint player_reports_reporter_id_reported_id_day_key,
      add unique (reporter_id, reported_id, day, subject)`.execute(db);
  await sql`create index player_reports_team on player_reports (team_id) where team_id is not null`.execute(db);
  await sql`
    create index player_reports_motd on player_reports (team_motd_id) where team_motd_id is not null`.execute(db);
  await sql`
    create index teams_by_requirements on teams (min_speed, min_races, members desc, team_id desc)
      where enrollment <> 'closed' and members < 50`.execute(db);
  await sql`
    alter table moderation_actions
      add column subject text not null default 'player' check (subject in (${subjects}))`.execute(db);
}
