import { sql, type Kysely } from "kysely";

import { StartProblem } from "../config.ts";

/** The oldest version that has all that is used: `uuidv7()`, and `old` and `new` in `returning`. */
const OLDEST = 18;

interface Facts {
  readonly version: string;
  readonly encoding: string;
  readonly isReadOnly: boolean;
  readonly user: string;
  readonly mayCreate: boolean;
}

/** @throws StartProblem when the database is older than what is used of it, or lacks what is needed */
export async function refuseUnusable<T>(db: Kysely<T>, { migrates }: { readonly migrates: boolean }): Promise<void> {
  const { rows } = await sql<Facts>`select
    current_setting('server_version') as version,
    current_setting('server_encoding') as encoding,
    current_setting('transaction_read_only') = 'on' as "isReadOnly",
    current_user as "user",
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate"`.execute(db);
  const problem = rows[0] && problemOf(rows[0], migrates);
  if (problem !== undefined) throw new StartProblem(problem);
}

function problemOf({ version, encoding, isReadOnly, user, mayCreate }: Facts, migrates: boolean): string | undefined {
  if (Number.parseInt(version, 10) < OLDEST) {
    return `PostgreSQL ${OLDEST} or newer is needed; the one at DATABASE_URL is ${version}.`;
  }
  if (encoding !== "UTF8") {
    return `The database at DATABASE_URL has the encoding ${encoding}: make one with "create database … encoding 'UTF8' template template0".`;
  }
  if (isReadOnly) return "The database at DATABASE_URL can only be read: name the one that takes changes.";
  if (migrates && !mayCreate) {
    return `The user ${user} of DATABASE_URL may not create tables: run "grant create on schema public to ${user}" in that database.`;
  }
  return undefined;
}
