import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, type Pool, type PoolClient } from "pg";

/**
 * The database cannot be reached, or the connection broke mid-operation. The operation did not happen, unless it broke
 * at the commit: then the outcome is unknown, and only idempotent operations are retried.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(`the database is away: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** SQL states of a server that is stopping or cannot take work now: connections, resources, read-only standby. */
const AWAY_CODES = /^(08|53|58|57P|25006|25P0[34])/;
/** SQL states of refused values and violated constraints: a retry fails the same way. */
const IMPOSSIBLE_CODES = /^2[23]/;

/** Whether a retry is pointless: unforeseen errors (such as bugs) do not get better either. */
export function isImpossible(error: unknown): boolean {
  if (error instanceof DatabaseAway) return false;
  return !(error instanceof DatabaseError) || IMPOSSIBLE_CODES.test(error.code ?? "");
}

/** The pool as Kysely uses it: connection failures are thrown as `DatabaseAway`. */
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
