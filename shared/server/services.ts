import type { Redis } from "ioredis";
import type { Pool } from "pg";

import type { Dice } from "../rules/chance.ts";
import { minutes } from "../units.ts";
import { newProviders, type Providers } from "./accounts/providers/provider.ts";
import { holdsClosedKeys, loadSigningKeys, watchSigningKeys } from "./accounts/sessions/keys.ts";
import { watchRevocations, type Revocations } from "./accounts/sessions/revocations.ts";
import { newSessionCheck, type SessionCheck } from "./accounts/sessions/sessions.ts";
import { newTokens, type Tokens } from "./accounts/sessions/tokens.ts";
import { newCaptcha, type Captcha } from "./accounts/sign-in/captcha.ts";
import { ClassHangs } from "./classes/hangs.ts";
import { Newcomers } from "./classes/newcomers.ts";
import { NewsShelf } from "./news/shelf.ts";
import { newLocalCounts } from "./platform/brief-counts.ts";
import { newLocalBus, type Bus } from "./platform/bus.ts";
import { StartProblem, type Config } from "./platform/config.ts";
import { holdDataDir } from "./platform/data-dir.ts";
import { openBackend } from "./platform/jobs/backend.ts";
import { JobQueue } from "./platform/jobs/queue.ts";
import { JobSender } from "./platform/jobs/sender.ts";
import { newLog, type Log } from "./platform/log.ts";
import { newMetrics, type Metrics } from "./platform/metrics.ts";
import { newLocalOnline, type Online } from "./platform/online.ts";
import { connect } from "./platform/postgres/connection.ts";
import { startEmbedded } from "./platform/postgres/embedded.ts";
import { AHEAD, BEHIND, migrate, standingOf } from "./platform/postgres/migrate.ts";
import { untilThere } from "./platform/postgres/until-there.ts";
import { refuseUnusable } from "./platform/postgres/usable.ts";
import type { OnClose } from "./platform/process.ts";
import { warnRarely } from "./platform/rare-lines.ts";
import { Readiness } from "./platform/readiness.ts";
import { newRedisCounts } from "./platform/redis/brief-counts.ts";
import { newRedisBus } from "./platform/redis/bus.ts";
import { connectRedis, connectSubscriber } from "./platform/redis/connection.ts";
import { newRedisOnline } from "./platform/redis/online.ts";
import { refuseRejected } from "./platform/redis/rejected.ts";
import { openVault, requireSecretsKey } from "./platform/secrets-key.ts";
import { secureDice } from "./platform/secure-dice.ts";
import { nowStamp, type App } from "./platform/work.ts";
import { openSharedMetrics } from "./shared-metrics.ts";

/** The opened services that a process needs. */
export interface Services {
  readonly app: App;
  readonly pool: Pool;
  /** Undefined in a single process. */
  readonly redis: Redis | undefined;
  readonly databaseUrl: string;
  readonly tokens: Tokens;
  readonly sessions: SessionCheck;
  readonly revocations: Revocations;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly queue: JobQueue;
  readonly sender: JobSender;
  readonly captcha: Captcha;
  readonly providers: Providers;
  readonly news: NewsShelf;
  readonly hangs: ClassHangs;
  readonly newcomers: Newcomers;
}

export interface OpenOptions {
  /** Brings the database up to date first. In a cluster one job does that for everyone. */
  readonly migrates: boolean;
  /** Waits for a database that is away, as long-running processes do; otherwise fails at once. */
  readonly waits?: boolean;
  /** A test may decide what falls. */
  readonly dice?: Dice | undefined;
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
  { migrates, waits = false, dice = secureDice }: OpenOptions,
): Promise<Services> {
  const log = newLog(config);
  for (const remark of config.remarks) log.warn(remark);
  requireSecretsKey(config);
  const databaseUrl = config.databaseUrl ?? (await openEmbedded(config, log, onClose));
  const { db, pool } = connect(databaseUrl, (error) => warnRarely(log, error, "a database connection broke"));
  onClose(() => db.destroy());
  if (waits) await untilThere(db, log);
  await refuseUnusable(db, { migrates });
  if (migrates) await migrate(databaseUrl, log);
  const { missing, ahead } = await standingOf(db);
  if (missing.length > 0) throw new StartProblem(`${BEHIND} Then start again.`);
  if (ahead.length > 0) log.warn({ ahead }, AHEAD);
  const vault = await openVault(config, () => holdsClosedKeys(db));
  if (config.redisUrl !== undefined) await refuseRejected(config.redisUrl, "REDIS_URL");
  if (config.queueRedisUrl !== undefined) await refuseRejected(config.queueRedisUrl, "QUEUE_REDIS_URL");
  const doorbell = openDoorbell(config, log, onClose);
  const queue = new JobQueue(await openBackend(config, databaseUrl, log), db, log);
  onClose(() => queue.close());
  const sender = new JobSender(queue, db, log);
  onClose(() => sender.close());
  const keys = await loadSigningKeys(db, vault);
  watchSigningKeys(keys, log, onClose);
  const revocations = watchRevocations(db, log, onClose);
  const app: App = {
    config,
    db,
    log,
    jobs: sender,
    bus: doorbell.bus,
    online: doorbell.online,
    vault,
    dice,
    nowStamp,
  };
  const metrics = newMetrics(config, log);
  const counts = doorbell.redis ? newRedisCounts(doorbell.redis) : newLocalCounts();
  openSharedMetrics(metrics, app, queue);
  return {
    app,
    metrics,
    readiness: new Readiness(db, doorbell.redis, log),
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
    news: new NewsShelf(config, log),
    hangs: new ClassHangs(app, counts),
    newcomers: new Newcomers(log, counts),
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

async function openEmbedded(config: Config, log: Log, onClose: OnClose): Promise<string> {
  const release = holdDataDir(config.dataDir);
  onClose(() => Promise.resolve(release()));
  const starting = startEmbedded(config.dataDir, [], (line) => log.warn(line));
  // What doesn't start is told to who waits for it, below.
  const stop = async (): Promise<void> => {
    const [started] = await Promise.allSettled([starting]);
    if (started.status === "fulfilled") await started.value.stop();
  };
  onClose(stop, { withinMs: minutes(1) });
  return (await starting).databaseUrl;
}
