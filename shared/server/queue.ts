import { createPostgresBackend, Queue, Worker, type Job, type JobsOptions } from "bullmq";

import type { Config } from "./config.ts";
import { JOBS, type JobData, type JobName } from "./jobs.ts";
import type { Log } from "./log.ts";
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
type Backend = { readonly redisUrl: string } | { readonly databaseUrl: string };

const backendOf = (config: Config, databaseUrl: string): Backend =>
  config.queueRedisUrl === undefined ? { databaseUrl } : { redisUrl: config.queueRedisUrl };

function newQueue(backend: Backend): Queue {
  return "redisUrl" in backend
    ? new Queue(QUEUE, { connection: { url: backend.redisUrl }, defaultJobOptions: JOB_OPTIONS })
    : (new Queue(
        QUEUE,
        { connection: { connectionString: backend.databaseUrl, migrate: true }, defaultJobOptions: JOB_OPTIONS },
        createPostgresBackend,
      ) as unknown as Queue);
}

export interface OpenQueue extends JobQueue {
  readonly queue: Queue;
  schedule(): Promise<void>;
  /** How many jobs are in each state. */
  counts(): Promise<Readonly<Record<string, number>>>;
}

/** The sending side of the jobs. */
export function openQueue(config: Config, databaseUrl: string, log: Log): OpenQueue {
  const queue = newQueue(backendOf(config, databaseUrl));
  queue.on("error", (error) => log.warn({ err: error }, "the job queue is not reachable"));
  return {
    queue,
    add: async (name, data) =>
      void (await queue.add(name, data, "isPrivate" in JOBS[name] ? { removeOnFail: true } : {})),
    close: () => queue.close(),
    counts: () => queue.getJobCounts("waiting", "active", "delayed", "failed"),
    async schedule() {
      for (const [name, job] of Object.entries(JOBS)) {
        if (!("cron" in job)) continue;
        await queue.upsertJobScheduler(`clock-${name}`, { pattern: job.cron, tz: "UTC" }, { name, data: {} });
      }
    },
  };
}

/** The working side: takes one job at a time and hands it, parsed, to its handler. */
export function startWorker(
  config: Config,
  databaseUrl: string,
  log: Log,
  handlers: JobHandlers,
): { close(): Promise<void> } {
  const backend = backendOf(config, databaseUrl);
  const work = async (job: Job): Promise<void> => {
    const name = job.name as JobName;
    if (!(name in JOBS)) throw new Error(`there is no job named ${job.name}`);
    const handle = handlers[name] as (data: unknown) => Promise<void>;
    await handle(JOBS[name].data.parse(job.data));
  };
  const worker =
    "redisUrl" in backend
      ? new Worker(QUEUE, work, { connection: { url: backend.redisUrl } })
      : new Worker(
          QUEUE,
          work,
          { connection: { connectionString: backend.databaseUrl, migrate: true } },
          createPostgresBackend,
        );
  worker.on("failed", (job, error) => log.error({ err: error, job: job?.name }, "a job failed"));
  worker.on("error", (error) => log.warn({ err: error }, "the job worker is not reachable"));
  return { close: () => worker.close() };
}
