import type { Job, Queue, Worker } from "bullmq";
import type { Kysely } from "kysely";
import { z } from "zod";

import { stampOf } from "../../../units.ts";
import type { Database } from "../../database.ts";
import type { Log } from "../log.ts";
import { DatabaseAway } from "../postgres/away.ts";
import { warnRarely } from "../rare-lines.ts";
import type { Backend } from "./backend.ts";
import { jobNamed, JOBS, KNOWN_NAMES, LANES, type JobData, type JobName, type Lane } from "./jobs.ts";
import { deleteFromOutbox, putBack, type OutboxJob } from "./outbox.ts";

export type JobHandlers = { readonly [N in JobName]: (data: JobData<N>) => Promise<void> };

const LANE_NAMES = Object.keys(LANES) as Lane[];
const STATES = ["waiting", "active", "delayed", "failed"] as const;
const OutboxID = z.uuid();

/** The queues of the lanes, for senders and workers. */
export class JobQueue {
  readonly #backend: Backend;
  readonly #db: Kysely<Database>;
  readonly #log: Log;
  readonly #lanes: Readonly<Record<Lane, Queue>>;

  constructor(backend: Backend, db: Kysely<Database>, log: Log) {
    this.#backend = backend;
    this.#db = db;
    this.#log = log;
    const lane = ({ queue: name }: (typeof LANES)[Lane]): Queue => {
      const queue = backend.newQueue(name);
      queue.on("error", (error) => warnRarely(log, error, "the job queue is not reachable"));
      return queue;
    };
    this.#lanes = {
      now: lane(LANES.now),
      letters: lane(LANES.letters),
      periods: lane(LANES.periods),
      later: lane(LANES.later),
      pictures: lane(LANES.pictures),
    };
  }

  get queues(): readonly Queue[] {
    return LANE_NAMES.map((lane) => this.#lanes[lane]);
  }

  /** Puts a job into its lane; adding the same id again does nothing until it is done. */
  async add({ outboxID, name, data }: OutboxJob): Promise<void> {
    const known = jobNamed(name);
    const job = JOBS[known];
    await this.#lanes[job.lane].add(known, data, {
      jobId: outboxID,
      ...("isPrivate" in job && { removeOnFail: true }),
    });
  }

  /** The number of jobs by lane and state. */
  async counts(): Promise<readonly { readonly lane: Lane; readonly state: string; readonly jobs: number }[]> {
    const counted = LANE_NAMES.map(async (lane) => {
      const counts = await this.#lanes[lane].getJobCounts(...STATES);
      return STATES.map((state) => ({ lane, state, jobs: counts[state] ?? 0 }));
    });
    return (await Promise.all(counted)).flat();
  }

  /**
   * Sets the schedules, and removes those whose job has another name now or another lane. One of a job that only another
   * version knows is left to it. Idempotent.
   */
  async schedule(): Promise<void> {
    for (const lane of LANE_NAMES) {
      const queue = this.#lanes[lane];
      await queue.waitUntilReady();
      const clocks = clocksOf(lane);
      const there = new Map((await queue.getJobSchedulers()).map(({ key, pattern }) => [key, pattern]));
      const isOld = (id: string): boolean => !clocks.has(id) && KNOWN_NAMES.some((name) => clockOf(name) === id);
      for (const id of [...there.keys()].filter(isOld)) await queue.removeJobScheduler(id);
      for (const [id, { name, pattern }] of clocks) {
        if (there.get(id) === pattern) continue;
        await queue.upsertJobScheduler(id, { pattern, tz: "UTC" }, { name, data: {} });
      }
    }
  }

  /** Takes jobs and passes them, parsed, to their handlers, with each lane's concurrency. @returns stops */
  work(handlers: JobHandlers): () => Promise<void> {
    const workers = LANE_NAMES.map((lane) => this.#startWorker(lane, handlers));
    return async () => void (await Promise.all(workers.map((worker) => worker.close())));
  }

  async close(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
    await this.#backend.close();
  }

  async #leaveToOthers(name: string, data: object): Promise<void> {
    this.#log.info({ job: name }, "a job of another version is left to it");
    await putBack(this.#db, stampOf(new Date()), name, data);
  }

  #startWorker(lane: Lane, handlers: JobHandlers): Worker {
    const work = async ({ name: given, id = "", data }: Job): Promise<void> => {
      const wasSent = OutboxID.safeParse(id).success;
      // What comes by a clock comes again by itself.
      if (!KNOWN_NAMES.includes(given)) return wasSent ? this.#leaveToOthers(given, data as object) : undefined;
      const name = jobNamed(given);
      // From here on nothing queues it a second time, whatever happened to the process that sent it.
      if (wasSent) await deleteFromOutbox(this.#db, [id]);
      const handle = handlers[name] as (data: unknown) => Promise<void>;
      await handle(JOBS[name].data.parse(data));
    };
    const worker = this.#backend.newWorker(LANES[lane].queue, work, LANES[lane].atOnce);
    worker.on("failed", (job, error) => {
      if (error instanceof DatabaseAway)
        warnRarely(this.#log, error, "a job waits for the database", { job: job?.name });
      else this.#log.error({ err: error, job: job?.name }, "a job failed");
    });
    worker.on("error", (error) => warnRarely(this.#log, error, "the job worker is not reachable"));
    return worker;
  }
}

const clockOf = (name: string): string => `clock-${name}`;

/** The schedules of a lane by id. */
function clocksOf(lane: Lane): ReadonlyMap<string, { readonly name: JobName; readonly pattern: string }> {
  const jobs = Object.entries(JOBS) as [JobName, (typeof JOBS)[JobName]][];
  return new Map(
    jobs.flatMap(([name, job]) =>
      job.lane === lane && "cron" in job ? [[clockOf(name), { name, pattern: job.cron }] as const] : [],
    ),
  );
}
