import { sql, type Kysely } from "kysely";

/** A racer's first result on the text of the newest day. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table racing_stats
      add column daily_day integer,
      add column daily_race_id uuid,
      add column daily_speed double precision,
      add column daily_accuracy double precision`.execute(db);
}
