import type { Redis } from "ioredis";
import type { Pool } from "pg";

import { newLocalBus, type Bus } from "./bus.ts";
import { StartProblem, type Config } from "./config.ts";
import { holdDataDir } from "./data-dir.ts";
import { openBackend } from "./jobs/backend.ts";
import { JobQueue } from "./jobs/queue.ts";
import { JobSender } from "./jobs/sender.ts";
import { newLog, type Log } from "./log.ts";
import { newMetrics, type Metrics } from "./metrics.ts";
import { newLocalOnline, type Online } from "./online.ts";
import { openFigures } from "./open-figures.ts";
import { connect } from "./postgres/connection.ts";
import { startEmbedded } from "./postgres/embedded.ts";
import { migrate, missingMigrations } from "./postgres/migrate.ts";
import { untilThere } from "./postgres/until-there.ts";
import type { OnClose } from "./process.ts";
import { warnRarely } from "./rare-lines.ts";
import { newRedisBus } from "./redis/bus.ts";
import { connectRedis, connectSubscriber } from "./redis/connection.ts";
import { newRedisOnline } from "./redis/online.ts";
import { openVault } from "./secrets-key.ts";
import { newCaptcha, type Captcha } from "./users/captcha.ts";
import { loadSigningKeys, watchSigningKeys } from "./users/keys.ts";
import { newProviders, type Providers } from "./users/provider.ts";
import { watchRevocations, type Revocations } from "./users/revocations.ts";
import { newSessionCheck, type SessionCheck } from "./users/sessions.ts";
import { newTokens, type Tokens } from "./users/tokens.ts";
import { nowStamp, type App } from "./work.ts";

/** The opened services that a process needs. */
export interface Opened {
  readonly app: App;
  readonly pool: Pool;
  /** Undefined in a single process. */
  readonly redis: Redis | undefined;
  readonly databaseUrl: string;
  readonly tokens: Tokens;
  readonly sessions: SessionCheck;
  readonly revocations: Revocations;
  readonly metrics: Metrics;
  readonly queue: JobQueue;
  readonly sender: JobSender;
  readonly captcha: Captcha;
  readonly providers: Providers;
}

export interface OpenOptions {
  /** Brings the database up to date first. In a cluster one job does that for everyone. */
  readonly migrates: boolean;
  /** Waits for a database that is away, as long-running processes do; otherwise fails at once. */
  readonly waits?: boolean;
}

/**
 * Opens the database (starting the embedded one when none is named) and the queue.
 *
 * @param onClose receives each service to close, as soon as it is open
 * @throws StartProblem when the database is behind and this process does not migrate
 */
export async function open(
  config: Config,
  onClose: OnClose,
  { migrates, waits = false }: OpenOptions,
): Promise<Opened> {
  const log = newLog(config.logLevel);
  const databaseUrl = config.databaseUrl ?? (await openEmbedded(config, onClose));
  const vault = openVault(config);
  const { db, pool } = connect(databaseUrl, (error) => warnRarely(log, error, "a database connection broke"));
  onClose(() => db.destroy());
  if (waits) await untilThere(db, log);
  if (migrates) await migrate(db);
  else if ((await missingMigrations(db)).length > 0) {
    throw new StartProblem("The database is behind this version: run `npm run migrate` once, then start again.");
  }
  const doorbell = openDoorbell(config, log, onClose);
  const queue = new JobQueue(await openBackend(config, databaseUrl, log), db, log);
  onClose(() => queue.close());
  const sender = new JobSender(queue, db, log);
  onClose(() => sender.close());
  const keys = await loadSigningKeys(db, vault);
  watchSigningKeys(keys, log, onClose);
  const revocations = watchRevocations(db, log, onClose);
  const app: App = { config, db, log, jobs: sender, bus: doorbell.bus, online: doorbell.online, vault, nowStamp };
  const metrics = newMetrics(log);
  openFigures(metrics, app, queue);
  return {
    app,
    metrics,
    queue,
    sender,
    pool,
    redis: doorbell.redis,
    databaseUrl,
    tokens: newTokens(keys, vault),
    sessions: newSessionCheck(db, revocations),
    revocations,
    captcha: newCaptcha(vault),
    providers: newProviders(config),
  };
}

interface Doorbell {
  readonly redis: Redis | undefined;
  readonly bus: Bus;
  readonly online: Online;
}

/** The bus and the online registry: within the process, or through Redis. */
function openDoorbell(config: Config, log: Log, onClose: OnClose): Doorbell {
  const local = newLocalBus(log);
  const { redisUrl } = config;
  const redis = connectRedis(config, log, onClose);
  if (!redis || redisUrl === undefined) return { redis: undefined, bus: local, online: newLocalOnline() };
  const bus = newRedisBus(redis, () => connectSubscriber(redisUrl, log, onClose), local, log);
  return { redis, bus, online: newRedisOnline(redis, log, onClose) };
}

async function openEmbedded(config: Config, onClose: OnClose): Promise<string> {
  const release = holdDataDir(config.dataDir);
  onClose(() => Promise.resolve(release()));
  const embedded = await startEmbedded(config.dataDir);
  onClose(() => embedded.stop());
  return embedded.databaseUrl;
}
