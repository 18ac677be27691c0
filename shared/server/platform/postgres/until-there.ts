import { setTimeout as wait } from "node:timers/promises";

import { sql, type Kysely } from "kysely";
import { DatabaseError } from "pg";

import type { Database } from "../../database.ts";
import { StartProblem } from "../config.ts";
import type { Log } from "../log.ts";
import { warnRarely } from "../rare-lines.ts";
import { DatabaseAway } from "./away.ts";

const AGAIN_MS = 500;
/** Wrong name or password, no such database, or an option that it does not have: waiting does not help. */
const WRONG_SETTING = /^(28|3D|42704)/;
/** What the driver says itself: a password is missing, or the server has no TLS. */
const WRONG_FOR_DRIVER = /^SASL|does not support SSL/;

const isWrongSetting = (cause: unknown): cause is Error =>
  cause instanceof DatabaseError
    ? WRONG_SETTING.test(cause.code ?? "")
    : cause instanceof Error && WRONG_FOR_DRIVER.test(cause.message);

/**
 * Waits until the database answers: it may be starting together with this process, or recovering.
 *
 * @throws StartProblem when it rejects the settings
 */
export async function untilThere(db: Kysely<Database>, log: Pick<Log, "warn">): Promise<void> {
  for (;;) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      const { cause } = error;
      if (isWrongSetting(cause)) {
        throw new StartProblem(`The database does not let us in: ${cause.message}. Check DATABASE_URL.`);
      }
      warnRarely(log, error, "the start waits for the database");
    }
    await wait(AGAIN_MS);
  }
}
