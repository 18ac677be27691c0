import type { Kysely, Transaction } from "kysely";

import { Refusal } from "../refusal.ts";
import { stampOf, type Stamp } from "../units.ts";
import type { Config } from "./config.ts";
import type { JobData, JobName } from "./jobs.ts";
import type { Log } from "./log.ts";
import type { Database } from "./postgres/tables.ts";

/** Puts jobs into the queue. */
export interface JobQueue {
  add<N extends JobName>(name: N, data: JobData<N>): Promise<void>;
  close(): Promise<void>;
}

/** What every process of the product has at hand. */
export interface App {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly log: Log;
  readonly jobs: JobQueue;
  nowStamp(): Stamp;
}

/** What one operation may touch: a transaction, the time, and what leaves if it commits. */
export interface Work {
  readonly trx: Transaction<Database>;
  readonly now: Stamp;
  job<N extends JobName>(name: N, data: JobData<N>): void;
}

export const nowStamp = (): Stamp => stampOf(new Date());

/**
 * Runs `op` in one transaction; its jobs leave only after the commit. Order inside: lock, ask the rule, write, tell.
 * A refusal that is thrown undoes everything; one that is returned is thrown after the commit, so that what was written
 * (a wrong try, a spent code) stays.
 */
export async function perform<T>(
  app: Pick<App, "db" | "jobs" | "nowStamp">,
  op: (work: Work) => Promise<T>,
): Promise<Exclude<T, Refusal>> {
  const leaving: (() => Promise<void>)[] = [];
  const job: Work["job"] = (name, data) => void leaving.push(() => app.jobs.add(name, data));
  const value = await app.db.transaction().execute((trx) => op({ trx, now: app.nowStamp(), job }));
  await Promise.all(leaving.map((leave) => leave()));
  if (value instanceof Refusal) throw value;
  return value as Exclude<T, Refusal>;
}
