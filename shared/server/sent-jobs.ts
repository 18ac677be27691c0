import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import type { JobData, JobName } from "./jobs.ts";
import type { Log } from "./log.ts";
import { warnRarely } from "./rare-lines.ts";

const AGAIN_MS = [500, 1_000, 2_000, 5_000, 10_000] as const;
const GIVE_UP_MS = 15 * 60_000;

/** Puts one job into the queue; the same job id again changes nothing. */
type Send = <N extends JobName>(name: N, data: JobData<N>, jobID: string) => Promise<void>;

/**
 * Jobs on their way to the queue. What they belong to is committed by then, so a queue that is away fails nothing: the
 * job is sent again in the background, for a quarter of an hour.
 */
export class SentJobs {
  readonly #log: Log;
  readonly #send: Send;
  readonly #closing = new AbortController();
  #waiting = 0;

  constructor(log: Log, send: Send) {
    this.#log = log;
    this.#send = send;
  }

  async add<N extends JobName>(name: N, data: JobData<N>): Promise<void> {
    const jobID = randomUUID();
    const isSent = await this.#try(name, data, jobID);
    if (!isSent) void this.#again(name, data, jobID);
  }

  /** What still waits is not sent any more. */
  close(): void {
    this.#closing.abort();
    if (this.#waiting > 0) this.#log.error({ jobs: this.#waiting }, "jobs did not reach the queue before the end");
  }

  async #try<N extends JobName>(name: N, data: JobData<N>, jobID: string): Promise<boolean> {
    try {
      await this.#send(name, data, jobID);
      return true;
    } catch (error) {
      warnRarely(this.#log, error, "a job waits for the queue", { job: name });
      return false;
    }
  }

  async #again<N extends JobName>(name: N, data: JobData<N>, jobID: string): Promise<void> {
    const { signal } = this.#closing;
    const untilMs = performance.now() + GIVE_UP_MS;
    this.#waiting++;
    for (let nth = 0; !signal.aborted; nth++) {
      await wait(AGAIN_MS[Math.min(nth, AGAIN_MS.length - 1)], undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      if (await this.#try(name, data, jobID)) break;
      if (performance.now() < untilMs) continue;
      this.#log.error({ job: name }, "a job did not reach the queue and is given up");
      break;
    }
    this.#waiting--;
  }
}
