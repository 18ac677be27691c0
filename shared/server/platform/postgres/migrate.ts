import { setTimeout as wait } from "node:timers/promises";

import { sql, type Kysely } from "kysely";
import { DatabaseError } from "pg";

import type { Log } from "../log.ts";
import { warnRarely } from "../rare-lines.ts";
import { connect } from "./connection.ts";
import { MIGRATIONS, stepsOf, type Step } from "./migrations.ts";

/** Who reads a table waits no longer behind a step that wants to change it. */
const LOCK_TIMEOUT = "2s";
/** What came in meanwhile is done before the next try. */
const AGAIN_MS = 1_000;
/** SQL states of a lock that did not come in time, and of a ring of waiting. */
const IN_THE_WAY = new Set(["55P03", "40P01"]);

/** The lock of kysely's own migrator, by which earlier versions migrate. */
const TURN = sql.lit(3853314791062309107n);
/** Asked for again and again: who waits inside the database holds up an index that is made concurrently. */
const TURN_EVERY_MS = 100;

const STEPS = stepsOf(MIGRATIONS);

export const BEHIND = "The database is behind this version: run `npm run migrate` once.";
export const AHEAD = "The database is ahead of this version, which works with it all the same.";

/** Where a database stands beside this version. */
export interface Standing {
  /** Steps of this version that it lacks: this version cannot work with it. */
  readonly missing: readonly string[];
  /** Steps that this version doesn't know, of a later one, which leaves everything as this version needs it. */
  readonly ahead: readonly string[];
}

/** Brings the database up to date, on a connection of its own, on which a statement may take long. */
export async function migrate(databaseUrl: string, log: Pick<Log, "warn">): Promise<void> {
  const onError = (error: Error): void => warnRarely(log, error, "the connection of the migrations broke");
  const { db } = connect(databaseUrl, onError, { max: 1, statement_timeout: 0, application_name: "redline migrate" });
  try {
    await takeSteps(db, STEPS, log);
  } finally {
    await db.destroy();
  }
}

/**
 * Takes the steps that the database lacks, each for itself: what is done stays done. A step that finds a table in use lets go
 * and tries again. Processes that start together wait for each other.
 */
export async function takeSteps<T>(
  db: Kysely<T>,
  steps: readonly Step[] = STEPS,
  log: Pick<Log, "warn"> = console,
): Promise<void> {
  await (db as unknown as Kysely<never>).connection().execute(async (own) => {
    await untilItsTurn(own);
    try {
      await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
        own,
      );
      const taken = new Set(await takenIn(own));
      for (const step of steps) if (!taken.has(step.name)) await takeInTime(own, step, log);
    } finally {
      await sql`select pg_advisory_unlock(${TURN})`.execute(own);
    }
  });
}

/** Where the database stands, by what was done to it. */
export async function standingOf<T>(db: Kysely<T>): Promise<Standing> {
  const taken = await takenIn(db);
  const known = STEPS.map(({ name }) => name);
  return {
    missing: known.filter((name) => !taken.includes(name)),
    ahead: taken.filter((name) => !known.includes(name)),
  };
}

/** The names of the steps that were taken; of none in a new database. */
async function takenIn<T>(db: Kysely<T>): Promise<readonly string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "42P01") return [];
    throw error;
  }
}

async function untilItsTurn(db: Kysely<never>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${TURN}) as "isOurs"`.execute(db);
    if (rows[0]?.isOurs === true) return;
    await wait(TURN_EVERY_MS);
  }
}

async function takeInTime(db: Kysely<never>, step: Step, log: Pick<Log, "warn">): Promise<void> {
  for (;;) {
    try {
      return await takeNow(db, step);
    } catch (error) {
      if (!(error instanceof DatabaseError) || !IN_THE_WAY.has(error.code ?? "")) throw error;
      warnRarely(log, error, "a migration waits for a table that is in use", { step: step.name });
    }
    await wait(AGAIN_MS);
  }
}

async function takeNow(db: Kysely<never>, step: Step): Promise<void> {
  if (!step.isWhole) {
    await step.take(db);
    return note(db, step);
  }
  await db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
    await step.take(trx);
    await note(trx, step);
  });
}

async function note(db: Kysely<never>, { name }: Step): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(db);
}
