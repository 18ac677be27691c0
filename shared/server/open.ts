import type { Pool } from "pg";

import type { Config } from "./config.ts";
import { holdDataDir } from "./data-dir.ts";
import { newLog } from "./log.ts";
import { connect } from "./postgres/connection.ts";
import { startEmbedded } from "./postgres/embedded.ts";
import { migrate } from "./postgres/migrate.ts";
import { openQueue } from "./queue.ts";
import { loadSigningKeys } from "./users/keys.ts";
import { newSessionCheck, type SessionCheck } from "./users/sessions.ts";
import { newTokens, type Tokens } from "./users/tokens.ts";
import { nowStamp, type App } from "./work.ts";

/** An opened product: what a process needs, and how to close it again. */
export interface Opened {
  readonly app: App;
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly tokens: Tokens;
  readonly sessions: SessionCheck;
  schedule(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database (starting the embedded one when none is named), brings it up to date, and the queue. */
export async function open(config: Config): Promise<Opened> {
  const log = newLog(config.logLevel);
  const release = config.databaseUrl === undefined ? holdDataDir(config.dataDir) : undefined;
  const embedded = config.databaseUrl === undefined ? await startEmbedded(config.dataDir) : undefined;
  const databaseUrl = config.databaseUrl ?? embedded?.databaseUrl ?? "";
  const { db, pool } = connect(databaseUrl, (error) => log.warn({ err: error }, "a database connection broke"));
  await migrate(db);
  const jobs = openQueue(config, databaseUrl, log);
  return {
    app: { config, db, log, jobs, nowStamp },
    pool,
    databaseUrl,
    tokens: newTokens(await loadSigningKeys(db)),
    sessions: newSessionCheck(db),
    schedule: () => jobs.schedule(),
    async close() {
      await jobs.close();
      await db.destroy();
      await embedded?.stop();
      release?.();
    },
  };
}
