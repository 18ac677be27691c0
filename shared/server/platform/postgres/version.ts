import { sql, type Kysely } from "kysely";

import { StartProblem } from "../config.ts";

/** The oldest version that has all that is used: `uuidv7()`, and `old` and `new` in `returning`. */
const OLDEST = 18;

/** @throws StartProblem when the database is older than what is used of it */
export async function refuseOlder<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  const version = rows[0]?.version ?? "";
  if (Number.parseInt(version, 10) >= OLDEST) return;
  throw new StartProblem(`PostgreSQL ${OLDEST} or newer is needed; the one at DATABASE_URL is ${version}.`);
}
