import { sql, type Kysely } from "kysely";

/** The first season, the only one that may have begun before its races were counted for teams. */
const FIRST = { id: 1, from: Date.UTC(2026, 9, 5) / 1_000, until: Date.UTC(2026, 10, 30) / 1_000 } as const;

/** What each member raced for the team in each season, beside what they raced since they joined. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table team_seasons (
      user_id bigint not null references team_members on delete cascade,
      season_id integer not null,
      played bigint not null,
      typed bigint not null,
      secs double precision not null,
      errs bigint not null,
      points bigint not null,
      primary key (user_id, season_id)
    )`.execute(db);
  await sql`
    insert into team_seasons (user_id, season_id, played, typed, secs, errs, points)
    select m.user_id, ${FIRST.id}::integer, count(*), sum(r.done), sum(r.elapsed_ms) / 1000.0, sum(r.errors),
      sum(w.experience)
    from team_members m
    join race_results r on r.user_id = m.user_id and r.started_stamp >= greatest(m.join_stamp, ${FIRST.from}::bigint)
      and r.started_stamp < ${FIRST.until}::bigint and r.standing = 'finished'
    join race_rewards w on w.race_id = r.race_id and w.slot = r.slot and w.state = 'paid' and w.experience > 0
    where m.last_race_stamp is not null
    group by m.user_id`.execute(db);
}
