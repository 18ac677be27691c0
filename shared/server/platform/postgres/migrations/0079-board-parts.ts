import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** What racers did in each math lesson, in the spans of boards. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table lesson_scores (
      user_id bigint not null references users on delete cascade,
      lesson text not null,
      span text not null check (span in ('day', 'week', 'month', 'season')),
      period integer not null,
      points bigint not null default 0,
      ranked integer not null default 0,
      speed_sum double precision not null default 0,
      average double precision generated always as (case when ranked > 0 then speed_sum / ranked end) stored,
      last_stamp bigint not null,
      best integer[] not null default '{}',
      primary key (span, period, lesson, user_id)
    )`.execute(db);
  await sql`create index lesson_scores_user on lesson_scores (user_id)`.execute(db);
  await sql`
    create index lesson_scores_points on lesson_scores
    (span, period, lesson, points desc, last_stamp, ranked, user_id)`.execute(db);
  for (const [span, races] of Object.entries({ day: 10, week: 25, month: 50, season: 100 })) {
    await sql`
      create index ${sql.raw(`lesson_scores_fastest_${span}`)} on lesson_scores
      (period, lesson, average desc, ranked desc, user_id)
      where span = ${sql.lit(span)} and ranked >= ${sql.lit(races)}`.execute(db);
  }
}

/** A board of a small world looks at its racers alone. */
export const concurrently = ["create index concurrently users_world on users (world_id, user_id)"];
