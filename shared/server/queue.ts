import {
  createPostgresBackend,
  DEFAULT_SCHEMA,
  Queue,
  runMigrations,
  Worker,
  type Job,
  type JobsOptions,
} from "bullmq";
import type { Pool } from "pg";

import type { Config } from "./config.ts";
import { JOBS, type JobData, type JobName } from "./jobs.ts";
import type { Log } from "./log.ts";
import { DatabaseAway } from "./postgres/away.ts";
import { newPool } from "./postgres/connection.ts";
import { warnRarely } from "./rare-lines.ts";
import { SentJobs } from "./sent-jobs.ts";
import type { JobQueue } from "./work.ts";

const QUEUE = "redline";
const WEEK_SECONDS = 7 * 86_400;

/** What failed is kept by age: on PostgreSQL a count would deadlock under concurrency. */
const JOB_OPTIONS: JobsOptions = {
  attempts: 5,
  backoff: { type: "exponential", delay: 2_000 },
  removeOnComplete: true,
  removeOnFail: { age: WEEK_SECONDS },
};

export type JobHandlers = { readonly [N in JobName]: (data: JobData<N>) => Promise<void> };

/** Jobs live in Redis in a cluster and in PostgreSQL otherwise; the difference ends here. */
type Backend = { readonly redisUrl: string } | { readonly pool: Pool };

/** A job that cannot be sent now is sent again later: nobody waits for a Redis that is away. */
const AT_ONCE_OR_NOT = { enableOfflineQueue: false, maxRetriesPerRequest: 1, retryStrategy: () => 500 } as const;

function newQueue(backend: Backend): Queue {
  return "redisUrl" in backend
    ? new Queue(QUEUE, { connection: { url: backend.redisUrl, ...AT_ONCE_OR_NOT }, defaultJobOptions: JOB_OPTIONS })
    : (new Queue(
        QUEUE,
        { connection: backend.pool, defaultJobOptions: JOB_OPTIONS },
        createPostgresBackend,
      ) as unknown as Queue);
}

/** Connections of the jobs' own, with the tables of the jobs made. */
async function openJobsPool(databaseUrl: string, log: Log): Promise<Pool> {
  const heard = (error: Error): void => warnRarely(log, error, "a database connection of the jobs broke");
  const pool = newPool(databaseUrl, heard, { max: 8, options: `-c search_path=${DEFAULT_SCHEMA}` });
  const client = await pool.connect();
  try {
    await runMigrations(client, DEFAULT_SCHEMA);
  } finally {
    client.release();
  }
  return pool;
}

export interface OpenQueue extends JobQueue {
  readonly queue: Queue;
  schedule(): Promise<void>;
  /** How many jobs are in each state. */
  counts(): Promise<Readonly<Record<string, number>>>;
  /** Takes one job at a time and hands it, parsed, to its handler. */
  work(handlers: JobHandlers): { close(): Promise<void> };
}

/** The jobs, for who sends them and for who does them. */
export async function openQueue({ queueRedisUrl }: Config, databaseUrl: string, log: Log): Promise<OpenQueue> {
  const pool = queueRedisUrl === undefined ? await openJobsPool(databaseUrl, log) : undefined;
  const backend: Backend = pool ? { pool } : { redisUrl: queueRedisUrl ?? "" };
  const queue = newQueue(backend);
  queue.on("error", (error) => warnRarely(log, error, "the job queue is not reachable"));
  const sent = new SentJobs(log, async (name, data, jobId) => {
    await queue.add(name, data, { jobId, ...("isPrivate" in JOBS[name] && { removeOnFail: true }) });
  });
  return {
    queue,
    add: (name, data) => sent.add(name, data),
    async close() {
      sent.close();
      await queue.close();
      await pool?.end();
    },
    counts: () => queue.getJobCounts("waiting", "active", "delayed", "failed"),
    async schedule() {
      await queue.waitUntilReady();
      for (const [name, job] of Object.entries(JOBS)) {
        if (!("cron" in job)) continue;
        await queue.upsertJobScheduler(`clock-${name}`, { pattern: job.cron, tz: "UTC" }, { name, data: {} });
      }
    },
    work: (handlers) => startWorker(backend, log, handlers),
  };
}

function startWorker(backend: Backend, log: Log, handlers: JobHandlers): { close(): Promise<void> } {
  const work = async (job: Job): Promise<void> => {
    const name = job.name as JobName;
    if (!(name in JOBS)) throw new Error(`there is no job named ${job.name}`);
    const handle = handlers[name] as (data: unknown) => Promise<void>;
    await handle(JOBS[name].data.parse(job.data));
  };
  const worker =
    "redisUrl" in backend
      ? new Worker(QUEUE, work, { connection: { url: backend.redisUrl } })
      : new Worker(QUEUE, work, { connection: backend.pool }, createPostgresBackend);
  worker.on("failed", (job, error) => {
    if (error instanceof DatabaseAway) warnRarely(log, error, "a job waits for the database", { job: job?.name });
    else log.error({ err: error, job: job?.name }, "a job failed");
  });
  worker.on("error", (error) => warnRarely(log, error, "the job worker is not reachable"));
  return { close: () => worker.close() };
}
