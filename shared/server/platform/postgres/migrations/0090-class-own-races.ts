import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** Class races over a teacher's own text that are counted: neither the text nor who raced it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table class_own_races (
      race_id uuid primary key,
      counted_stamp bigint not null
    )`.execute(db);
  await sql`create index class_own_races_counted on class_own_races (counted_stamp)`.execute(db);
}
