import type { Kysely } from "kysely";

import type { Stamp } from "../../../units.ts";
import type { Database } from "../../database.ts";
import { DatabaseAway } from "../postgres/away.ts";
import { logFailure, perform, type Performer, type Work } from "../work.ts";

export const BATCH_SIZE = 500;

/** Does one batch of nightly work in one transaction. @returns the number of rows found */
export type Batch = (work: Work, size?: number) => Promise<number>;

/**
 * Does nightly work in batches until one is not full. Each batch is a transaction of its own, so that statements stay
 * short and a process may end at any moment: the next run goes on from there.
 *
 * @returns the number of rows done
 */
export async function sweep(app: Performer, batch: Batch, size: number = BATCH_SIZE): Promise<number> {
  for (let all = 0; ;) {
    const done = await perform(app, (work) => batch(work, size));
    all += done;
    if (done < size) return all;
  }
}

/** Runs sweeps in turn. A failure does not stop the others; its error is thrown at the end. */
export async function sweepAll(app: Performer, batches: readonly Batch[]): Promise<void> {
  const errors: unknown[] = [];
  for (const batch of batches) {
    await sweep(app, batch).catch((error: unknown) => {
      if (error instanceof DatabaseAway) throw error;
      errors.push(error);
    });
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${batches.length} sweeps failed`);
}

/** Nightly work on independent items: one that fails does not stop the others. */
export interface Chore<Item> {
  /** The log message for an item that fails. */
  readonly failure: string;
  /** The next due items after the last one, in a stable order. */
  due(db: Kysely<Database>, now: Stamp, last: Item | undefined, size: number): Promise<readonly Item[]>;
  /** Does some items in one transaction, if they are still due. @returns how many were done */
  treat(work: Work, items: readonly Item[]): Promise<number>;
}

interface Sizes {
  /** Items looked up at once. */
  readonly page: number;
  /** Items per transaction. */
  readonly batch: number;
}

/**
 * Does a chore until nothing is left. A failing batch is retried item by item; an item that fails alone is logged and
 * skipped.
 */
export async function sweepChore<Item>(app: Performer, chore: Chore<Item>, { page, batch }: Sizes): Promise<number> {
  let done = 0;
  for (let last: Item | undefined; ;) {
    const items = await chore.due(app.db, app.nowStamp(), last, page);
    for (let from = 0; from < items.length; from += batch) {
      done += await treat(app, chore, items.slice(from, from + batch));
    }
    if (items.length < page) return done;
    last = items.at(-1);
  }
}

async function treat<Item>(app: Performer, chore: Chore<Item>, items: readonly Item[]): Promise<number> {
  try {
    return await perform(app, (work) => chore.treat(work, items));
  } catch (error) {
    if (error instanceof DatabaseAway) throw error;
    if (items.length === 1) {
      logFailure(app, error, chore.failure, { item: items[0] });
      return 0;
    }
    let done = 0;
    for (const item of items) done += await treat(app, chore, [item]);
    return done;
  }
}
