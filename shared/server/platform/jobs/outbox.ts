import { sql, type Kysely, type Transaction } from "kysely";

import { before, seconds, type Stamp } from "../../../units.ts";
import type { Database } from "../../database.ts";
import type { JobName } from "./jobs.ts";

/** A job of an operation. */
export interface NewJob {
  readonly name: JobName;
  readonly data: object;
}

/** A job in the outbox. */
export interface OutboxJob {
  readonly outboxID: string;
  readonly name: string;
  readonly data: object;
}

/** How long the process that wrote a job tries to queue it itself. */
const LEFT_AFTER = seconds(3);

/** Writes jobs in the transaction of their operation: they are done whatever happens to the queue and to this process. */
export async function writeOutbox(
  trx: Transaction<Database>,
  now: Stamp,
  jobs: readonly NewJob[],
): Promise<readonly OutboxJob[]> {
  if (jobs.length === 0) return [];
  return trx
    .insertInto("outbox")
    .values(jobs.map(({ name, data }) => ({ name, data: JSON.stringify(data), created_stamp: now })))
    .returning(["outbox_id as outboxID", "name", "data"])
    .execute();
}

/** Puts a job from the queue back, for a version that knows what it is: `leftInOutbox` of that finds it. */
export async function putBack(db: Kysely<Database>, now: Stamp, name: string, data: object): Promise<void> {
  await db
    .insertInto("outbox")
    .values({ name, data: JSON.stringify(data), created_stamp: now })
    .execute();
}

/** Locks the oldest jobs that were left behind, skipping those that another process holds. */
export const leftInOutbox = (
  trx: Transaction<Database>,
  now: Stamp,
  names: readonly string[],
  limit: number,
): Promise<readonly OutboxJob[]> =>
  trx
    .selectFrom("outbox")
    .select(["outbox_id as outboxID", "name", "data"])
    .where("created_stamp", "<=", before(now, LEFT_AFTER))
    .where("name", "in", names)
    .orderBy("outbox_id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Deletes jobs that are in the queue. */
export async function deleteFromOutbox(db: Kysely<Database>, outboxIDs: readonly string[]): Promise<void> {
  if (outboxIDs.length === 0) return;
  await db.deleteFrom("outbox").where("outbox_id", "in", outboxIDs).execute();
}

/** The number of jobs that wait for the queue, and the age of the oldest. */
export async function outboxLength(
  db: Kysely<Database>,
): Promise<{ readonly jobs: number; readonly oldest: Stamp | null }> {
  const { rows } = await sql<{ jobs: number; oldest: Stamp | null }>`
    select count(*) as jobs, min(created_stamp) as oldest from outbox`.execute(db);
  return rows[0] ?? { jobs: 0, oldest: null };
}
