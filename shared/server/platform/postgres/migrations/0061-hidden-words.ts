import { sql, type Kysely } from "kysely";

/**
 * A moderator's act keeps what it hid, and of which team, for as long as it can be appealed: reports are deleted sooner,
 * and a hidden display name stands nowhere else.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table moderation_actions
    add column words text,
    add column team_id bigint references teams on delete set null,
    add column team_motd_id bigint references team_motds on delete set null`.execute(db);
  await sql`update moderation_actions a set words = r.words, team_id = r.team_id, team_motd_id = r.team_motd_id
    from player_reports r where r.report_id = a.report_id and a.measure = 'hide' and a.subject <> 'player'`.execute(db);
  await sql`create index moderation_actions_team on moderation_actions (team_id) where team_id is not null`.execute(db);
  await sql`
    create index moderation_actions_motd on moderation_actions (team_motd_id) where team_motd_id is not null`.execute(
    db,
  );
}
