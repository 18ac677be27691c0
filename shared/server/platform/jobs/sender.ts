import { setTimeout as wait } from "node:timers/promises";

import type { Kysely } from "kysely";

import type { Database } from "../../database.ts";
import type { Log } from "../log.ts";
import { warnRarely } from "../rare-lines.ts";
import { deleteFromOutbox, type OutboxJob } from "./outbox.ts";
import type { JobQueue } from "./queue.ts";

const WITHIN_MS = 1_000;
const DELETE_AFTER_MS = 100;

/** Moves jobs from the outbox to the queue. */
export interface Sender {
  /**
   * Sends what was just committed: takes at most a second and never fails, because what stays in the outbox leaves
   * later.
   */
  send(jobs: readonly OutboxJob[]): Promise<void>;
}

export class JobSender implements Sender {
  readonly #queue: Pick<JobQueue, "add">;
  readonly #db: Kysely<Database>;
  readonly #log: Log;
  /** While an earlier attempt hangs, no new one is made. */
  #hanging: Promise<unknown> | undefined;
  #done: string[] = [];
  #deleting: NodeJS.Timeout | undefined;

  constructor(queue: Pick<JobQueue, "add">, db: Kysely<Database>, log: Log) {
    this.#queue = queue;
    this.#db = db;
    this.#log = log;
  }

  async send(jobs: readonly OutboxJob[]): Promise<void> {
    this.#done.push(...(await this.handOver(jobs)));
    if (this.#done.length > 0) this.#deleting ??= setTimeout(() => void this.#delete(), DELETE_AFTER_MS);
  }

  /** Tries to queue all of them at once. @returns the ids of those that were queued within a second */
  async handOver(jobs: readonly OutboxJob[]): Promise<readonly string[]> {
    if (jobs.length === 0 || this.#hanging) return [];
    const handedOver: string[] = [];
    const trying = Promise.all(
      jobs.map(async (job) => {
        try {
          await this.#queue.add(job);
          handedOver.push(job.outboxID);
        } catch (error) {
          warnRarely(this.#log, error, "a job waits in the outbox", { job: job.name });
        }
      }),
    );
    const enough = new AbortController();
    const late = wait(WITHIN_MS, true, { signal: enough.signal }).catch(() => false);
    if (await Promise.race([trying.then(() => false), late])) this.#hangUntil(trying);
    enough.abort();
    return [...handedOver];
  }

  async close(): Promise<void> {
    clearTimeout(this.#deleting);
    await this.#delete();
  }

  #hangUntil(trying: Promise<unknown>): void {
    this.#hanging = trying;
    void trying.then(() => (this.#hanging = undefined));
  }

  /** Nothing is lost if this fails: the worker of a job deletes it as well. */
  async #delete(): Promise<void> {
    this.#deleting = undefined;
    const done = this.#done.splice(0);
    try {
      await deleteFromOutbox(this.#db, done);
    } catch (error) {
      warnRarely(this.#log, error, "jobs that were sent stay in the outbox");
    }
  }
}
