import { setTimeout as wait } from "node:timers/promises";

import { sql, type Kysely, type RawBuilder } from "kysely";

import { seconds } from "../../../units.ts";
import type { Database } from "../../database.ts";
import type { Log } from "../log.ts";
import { connect } from "../postgres/connection.ts";
import { warnRarely } from "../rare-lines.ts";

/** Rows of one statement, which is one transaction. */
const ROWS_AT_ONCE = 1_000;
/** After each statement it rests for so much of the time that it took. */
const REST = 0.5;
/** A run leaves the lane to others after this; the next minute's goes on. */
const RUN: number = seconds(30);

/**
 * A new column that gets its values while everything goes on. What is left to fill is what the rows themselves say, so that a
 * run goes on wherever another one ended, by kill -9 too, and finds what the version before wrote meanwhile.
 *
 * 1. A migration adds the column nullable, and an index of what is left, which keeps each run short:
 *    `concurrently = ["create index concurrently race_results_no_site on race_results (race_id, slot) where site is null"]`.
 * 2. Whatever writes such rows fills it from then on, and whoever reads it takes an empty one.
 * 3. It is listed in `workers/backfills.ts`:
 *    ```ts
 *    { table: "race_results", key: ["race_id", "slot"], isDue: sql`site is null`,
 *      set: sql`site = (select races.site from races where races.race_id = filled.race_id)` }
 *    ```
 * 4. One release later a contract makes it `not null`, and takes the index and this away.
 */
export interface Backfill {
  readonly table: keyof Database;
  /** The primary key, in whose order rows are filled. */
  readonly key: readonly [string, ...string[]];
  /** Whether a row is to be filled; false afterwards. */
  readonly isDue: RawBuilder<unknown>;
  /** Columns and their values, of the row `filled`. */
  readonly set: RawBuilder<unknown>;
}

type Key = Readonly<Record<string, unknown>>;

/**
 * Fills what is left of some tables, on a connection of its own: it takes none from players, and rests a third of its time. Rows
 * that somebody else holds are left to the next run.
 *
 * @param signal ends it after the statement that runs
 */
export async function runBackfills(
  databaseUrl: string,
  backfills: readonly Backfill[],
  log: Pick<Log, "info" | "warn">,
  signal: AbortSignal,
): Promise<void> {
  if (backfills.length === 0) return;
  const onError = (error: Error): void => warnRarely(log, error, "the connection of a backfill broke");
  const { db } = connect(databaseUrl, onError, { max: 1, statement_timeout: 0, application_name: "redline backfill" });
  const untilOver = AbortSignal.any([signal, AbortSignal.timeout(RUN)]);
  try {
    for (const backfill of backfills) {
      const { rows, isDone } = await fill(db, backfill, untilOver);
      if (rows > 0) log.info({ table: backfill.table, rows, isDone }, "a new column is being filled");
    }
  } finally {
    await db.destroy();
  }
}

/** @returns how many rows it filled, and whether it came to the last one */
export async function fill(
  db: Kysely<Database>,
  backfill: Backfill,
  signal: AbortSignal,
  size: number = ROWS_AT_ONCE,
): Promise<{ readonly rows: number; readonly isDone: boolean }> {
  let rows = 0;
  for (let last: Key | undefined; !signal.aborted;) {
    const sinceMs = performance.now();
    const batch = await fillNext(db, backfill, last, size);
    rows += batch.filled;
    if (batch.found < size) return { rows, isDone: true };
    last = batch.last;
    await wait((performance.now() - sinceMs) * REST);
  }
  return { rows, isDone: false };
}

async function fillNext(
  db: Kysely<Database>,
  { table, key, isDue, set }: Backfill,
  last: Key | undefined,
  size: number,
): Promise<{ readonly found: number; readonly filled: number; readonly last: Key | undefined }> {
  const columns = (of: string) => sql.join(key.map((name) => sql.ref(`${of}.${name}`)));
  const later = last ? sql`(${columns(table)}) > (${sql.join(key.map((name) => sql.val(last[name])))})` : sql.lit(true);
  const { rows } = await sql<Key & { readonly found: number; readonly filled: number }>`
    with due as (
      select ${columns(table)} from ${sql.table(table)} where ${isDue} and ${later}
      order by ${columns(table)} limit ${size} for no key update skip locked),
    done as (
      update ${sql.table(table)} as filled set ${set} from due where (${columns("filled")}) = (${columns("due")})
      returning 1)
    select due.*, count(*) over () as found, (select count(*) from done) as filled from due
    order by ${sql.join(key.map((name) => sql`${sql.ref(`due.${name}`)} desc`))} limit 1`.execute(db);
  const [row] = rows;
  return { found: row?.found ?? 0, filled: row?.filled ?? 0, last: row };
}
