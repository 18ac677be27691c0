import { sql, type Kysely } from "kysely";

/** A racer's disqualified races are found without a look at all the others. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index race_results_disqualified on race_results (user_id, started_stamp desc)
      where standing = 'disqualified' and user_id is not null`.execute(db);
}
