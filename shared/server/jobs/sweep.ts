import type { Kysely } from "kysely";

import type { Stamp } from "../../units.ts";
import { DatabaseAway } from "../postgres/away.ts";
import type { Database } from "../postgres/database.ts";
import { logFailure, perform, type Performer, type Work } from "../work.ts";

export const BATCH_SIZE = 500;

/** Does so much of some nightly work in one transaction. @returns how much there was to do */
export type Batch = (work: Work, size?: number) => Promise<number>;

/**
 * Does nightly work batch by batch until one finds less than it may take. Each batch is a transaction of its own, so that
 * statements stay short and a process may end at any moment: the next time goes on from there.
 *
 * @returns how much was done
 */
export async function sweep(app: Performer, batch: Batch, size: number = BATCH_SIZE): Promise<number> {
  for (let all = 0; ;) {
    const done = await perform(app, (work) => batch(work, size));
    all += done;
    if (done < size) return all;
  }
}

/** Sweeps one after the other. One that fails stops no other; in the end its error is thrown. */
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

/** Nightly work on things that are each for themselves: one that cannot be done stops no other. */
export interface Chore<Item> {
  /** What the log says of one that cannot be done. */
  readonly failure: string;
  /** What is due, so much of it, in an order of its own, from behind the last one on. */
  due(db: Kysely<Database>, now: Stamp, last: Item | undefined, size: number): Promise<readonly Item[]>;
  /** Does some in one transaction, those that are still due. @returns how many it did */
  treat(work: Work, items: readonly Item[]): Promise<number>;
}

interface Sizes {
  /** So many are looked up at once. */
  readonly page: number;
  /** So many share a transaction. */
  readonly batch: number;
}

/** Does a chore until nothing is left. What fails together is done one by one, and what fails alone is logged and left. */
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
