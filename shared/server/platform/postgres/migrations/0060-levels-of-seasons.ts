import { sql, type Kysely } from "kysely";

/** `level` is a season's and stored nowhere; that of a lifetime is `playerLevel`, which the next race writes. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`update tallies set counts = counts - 'level' where counts ? 'level'`.execute(db);
}
