import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql, type Kysely } from "kysely";
import type { TestProject } from "vitest/node";

import type { Database } from "#shared/server/database.ts";
import { connect } from "#shared/server/platform/postgres/connection.ts";
import { startEmbedded } from "#shared/server/platform/postgres/embedded.ts";
import { migrate } from "#shared/server/platform/postgres/migrate.ts";

import { enterRunDay } from "./enter-run-day.ts";
import { nextIsPlayer } from "./next-id.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL whose `template1` is migrated: every new database in it is ready to use. */
    readonly postgresUrl: string;
  }
}

/** Ids begin where whatever cuts them short would show: beyond 32 bits, and with the last slot and the first one among the first three players. */
const FIRST_PLAYER = 2 ** 32 + 702;

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** A real PostgreSQL in a folder, fast because it need not persist anything. */
export async function startTestPostgres(folder: string): Promise<TestPostgres> {
  enterRunDay();
  const postgres = await startEmbedded(folder, [
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "wal_level=minimal",
    "max_wal_senders=0",
    "max_wal_size=4GB",
    "checkpoint_timeout=1h",
    "autovacuum=off",
    "jit=off",
    // Every file that runs has a product or two.
    "max_connections=400",
  ]);
  const templateUrl = postgres.databaseUrl.replace(/\/postgres$/, "/template1");
  await migrate(templateUrl, console);
  const template = connect(templateUrl, (error) => console.error(error));
  await nextIsPlayer(template.db, FIRST_PLAYER);
  await liveOnRunDay(template.db);
  await template.db.destroy();
  return { url: postgres.databaseUrl, stop: () => postgres.stop() };
}

/** Leases go by the clock of the database: it is that of the processes. */
async function liveOnRunDay(db: Kysely<Database>): Promise<void> {
  const shift = sql.lit(`${process.env.REDLINE_TEST_SHIFT_MS ?? 0} ms`);
  await sql`create function public.clock_timestamp() returns timestamptz volatile
    return pg_catalog.clock_timestamp() + interval ${shift}`.execute(db);
  // Otherwise what PostgreSQL brings is found first.
  await sql`alter role current_user set search_path = public, pg_catalog`.execute(db);
}

/** One for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "redline-test-"));
  const postgres = await startTestPostgres(folder);
  project.provide("postgresUrl", postgres.url);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
