import { Kysely, PostgresDialect } from "kysely";
import { Pool, types, type PoolConfig } from "pg";

import type { Database } from "../../database.ts";
import { WatchedPool } from "./away.ts";

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

/**
 * Opens a pool whose connections may break at any moment, in use or not: it costs the operation that uses it, never the
 * process. Getting a connection fails after 5 s.
 *
 * @param onError called for each connection that breaks
 */
export function newPool(databaseUrl: string, onError: (error: Error) => void, more: PoolConfig = {}): Pool {
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000, keepAlive: true, ...more });
  pool.on("connect", (client) => client.on("error", onError));
  // An idle connection that breaks is reported twice: by itself, as handled above, and by the pool.
  pool.on("error", () => undefined);
  return pool;
}

/**
 * Opens the product's own connections. Statements are cut after 15 s; while the database is away, every operation fails
 * with `DatabaseAway`.
 *
 * @param onError called for each connection that breaks
 */
export function connect(databaseUrl: string, onError: (error: Error) => void, more: PoolConfig = {}): Connection {
  const settings = { max: 16, statement_timeout: 15_000, application_name: "redline", ...more };
  const pool = newPool(databaseUrl, onError, settings);
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: new WatchedPool(pool) }) }) };
}
