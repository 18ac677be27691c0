import { sql, type Kysely } from "kysely";

/** How many racers have each achievement, as a job last counted it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table achievement_shares (
      achievement_id integer primary key,
      earned bigint not null,
      racers bigint not null
    )`.execute(db);
}
