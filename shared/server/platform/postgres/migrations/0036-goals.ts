import { sql, type Kysely } from "kysely";

/** What a racer has going on a site: days running, wins running, the best of the last day. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table racing_stats
      add column last_day integer,
      add column streak_days integer not null default 0,
      add column wins_running integer not null default 0,
      add column best_today double precision not null default 0`.execute(db);
}
