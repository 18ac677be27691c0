import { Kysely, PostgresDialect } from "kysely";
import { Pool, types } from "pg";

import type { Database } from "./tables.ts";

/** Numbers stay numbers: a value past the safe integers is a bug, not a string. */
types.setTypeParser(types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is past the safe integers`);
  return value;
});
types.setTypeParser(types.builtins.NUMERIC, Number);

export interface Connection {
  readonly db: Kysely<Database>;
  readonly pool: Pool;
}

/** Opens a pool. A connection that cannot be had in 5 s fails; a statement that takes 15 s is cut. */
export function connect(databaseUrl: string, onError: (error: Error) => void): Connection {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 16,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    application_name: "redline",
  });
  pool.on("error", onError);
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}
