import { sql, type Kysely } from "kysely";

export const phase = "expand";

const FIGURES = sql`
      points bigint not null default 0,
      experience bigint not null default 0,
      played integer not null default 0,
      won integer not null default 0,
      ranked integer not null default 0,
      done bigint not null default 0,
      errors bigint not null default 0,
      elapsed_ms bigint not null default 0,
      speed_sum double precision not null default 0,
      best_speed double precision not null default 0,
      average double precision generated always as (case when ranked > 0 then speed_sum / ranked end) stored,
      last_stamp bigint not null`;

/** What racers and teams did on each site in each span of time: for boards, leagues, charts and the pages of teams. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table racer_scores (
      user_id bigint not null references users on delete cascade,
      site text not null,
      span text not null check (span in ('day', 'week', 'month', 'season', 'league')),
      period integer not null,
      ${FIGURES},
      best integer[] not null default '{}',
      primary key (span, period, site, user_id)
    )`.execute(db);
  await sql`create index racer_scores_user on racer_scores (user_id, span, period)`.execute(db);
  await sql`
    create index racer_scores_points on racer_scores (span, period, site, points desc, last_stamp, user_id)`.execute(
    db,
  );
  await sql`
    create index racer_scores_speed on racer_scores (span, period, site, average desc, user_id)
    where ranked >= 10`.execute(db);
  await sql`
    create table team_scores (
      team_id bigint not null references teams on delete cascade,
      user_id bigint not null,
      site text not null,
      span text not null check (span in ('life', 'day', 'week', 'month', 'season', 'team-league')),
      period integer not null,
      ${FIGURES},
      primary key (span, period, site, team_id, user_id)
    )`.execute(db);
  await sql`create index team_scores_team on team_scores (team_id, user_id)`.execute(db);
}
