import {
  createPostgresBackend,
  DEFAULT_SCHEMA,
  Queue,
  runMigrations,
  Worker,
  type JobsOptions,
  type Processor,
} from "bullmq";
import { Redis } from "ioredis";
import type { Pool } from "pg";

import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { newPool } from "../postgres/connection.ts";
import { warnRarely } from "../rare-lines.ts";
import { LANES } from "./jobs.ts";

const WEEK_SECONDS = 7 * 86_400;
const POOL_SIZE = 12;

/** Failed jobs are kept by age: on PostgreSQL a limit by count would deadlock under concurrency. */
const JOB_OPTIONS: JobsOptions = {
  attempts: 5,
  backoff: { type: "exponential", delay: 2_000 },
  removeOnComplete: true,
  removeOnFail: { age: WEEK_SECONDS },
};

/** Nothing waits for a Redis that is away: unsent jobs stay in the outbox. */
const AT_ONCE_OR_NOT = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 5_000,
  retryStrategy: () => 500,
} as const;

/** Jobs live in Redis in a cluster and in PostgreSQL in a single process; this file hides the difference. */
export interface Backend {
  newQueue(name: string): Queue;
  newWorker(name: string, work: Processor, atOnce: number): Worker;
  close(): Promise<void>;
}

export async function openBackend({ queueRedisUrl }: Config, databaseUrl: string, log: Log): Promise<Backend> {
  return queueRedisUrl === undefined ? inPostgres(await openPool(databaseUrl, log)) : inRedis(queueRedisUrl, log);
}

function inRedis(url: string, log: Log): Backend {
  const connection = new Redis(url, AT_ONCE_OR_NOT);
  connection.on("error", (error: Error) => warnRarely(log, error, "the jobs' Redis is not reachable"));
  return {
    newQueue: (name) => new Queue(name, { connection, defaultJobOptions: JOB_OPTIONS }),
    newWorker: (name, work, atOnce) => new Worker(name, work, { connection: { url }, concurrency: atOnce }),
    close: () => Promise.resolve(connection.disconnect()),
  };
}

function inPostgres(connection: Pool): Backend {
  const queueOptions = { connection, defaultJobOptions: JOB_OPTIONS };
  return {
    newQueue: (name) => new Queue(name, queueOptions, createPostgresBackend) as unknown as Queue,
    newWorker: (name, work, atOnce) =>
      new Worker(name, work, { connection, concurrency: atOnce }, createPostgresBackend) as unknown as Worker,
    close: () => connection.end(),
  };
}

/** Separate connections for jobs; creates the job tables. */
async function openPool(databaseUrl: string, log: Log): Promise<Pool> {
  const onError = (error: Error): void => warnRarely(log, error, "a database connection of the jobs broke");
  const pool = newPool(databaseUrl, onError, { max: POOL_SIZE, options: `-c search_path=${DEFAULT_SCHEMA}` });
  // Each lane's queue and worker hears of what breaks, and the log.
  pool.setMaxListeners(2 * Object.keys(LANES).length + 1);
  const client = await pool.connect();
  try {
    await runMigrations(client, DEFAULT_SCHEMA);
  } finally {
    client.release();
  }
  return pool;
}
