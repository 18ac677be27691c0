import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, type Pool, type PoolClient } from "pg";

/**
 * The database cannot be reached, or the connection broke in the middle of the work. What was asked for did not happen,
 * unless it broke at the commit: then nobody knows, and only what may be asked for twice is asked for again.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(`the database is away: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Said by a server that is stopped or cannot take anything now: no connection, no resources, a standby that only reads. */
const AWAY_CODES = /^(08|53|58|57P|25006|25P0[34])/;
/** A value that the database refuses, or a rule of a table: the same work fails the same way, however often it is tried. */
const IMPOSSIBLE_CODES = /^2[23]/;

/** Whether work can never succeed as it is. What nobody can foresee (a bug, for one) is no better when it is tried again. */
export function isImpossible(error: unknown): boolean {
  if (error instanceof DatabaseAway) return false;
  return !(error instanceof DatabaseError) || IMPOSSIBLE_CODES.test(error.code ?? "");
}

/** The pool as Kysely uses it: whatever comes of a connection that is not there is thrown as `DatabaseAway`. */
export class WatchedPool implements PostgresPool {
  readonly options: object;
  readonly #pool: Pool;
  readonly #broken = new WeakSet<PoolClient>();

  constructor(pool: Pool) {
    this.#pool = pool;
    this.options = pool.options;
    pool.on("connect", (client) => client.on("error", () => void this.#broken.add(client)));
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw new DatabaseAway(error);
    });
    const query = async (text: string, values: unknown[]): Promise<unknown> => {
      try {
        return await client.query(text, values);
      } catch (error) {
        const isAway = error instanceof DatabaseError ? AWAY_CODES.test(error.code ?? "") : this.#broken.has(client);
        throw isAway ? new DatabaseAway(error) : error;
      }
    };
    const release = (destroy?: boolean): void => client.release(destroy);
    return { query: query as PostgresPoolClient["query"], release };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
