import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { runBackfills } from "#shared/server/platform/jobs/backfill.ts";
import { takeSteps } from "#shared/server/platform/postgres/migrate.ts";
import { MIGRATIONS } from "#shared/server/platform/postgres/migrations.ts";

import { BACKFILLS } from "../../workers/backfills.ts";
import { note } from "../support/figures.ts";
import type { Stage } from "../support/players.ts";
import { RELEASED } from "../support/released.ts";
import { stageBefore } from "../support/upgrade.ts";

/** Six days of 50,000 players. */
const RESULTS = Number(process.env.REDLINE_RESULTS ?? 3_000_000);
const RACERS = 5;
const PLAYERS = 1_000;
const CALM_MS = 5_000;

const NEXT = Object.keys(MIGRATIONS)
  .toSorted()
  .find((name) => name > RELEASED.lastMigration);

let stage: Stage;
beforeAll(async () => {
  stage = await stageBefore(NEXT?.slice(0, 4) ?? "9999");
  await stage.db.connection().execute(async (db) => {
    // Nothing else refers to them: what each row would ask of others is left out.
    await sql`set session_replication_role = replica`.execute(db);
    await sql`insert into users (account_type, display_name, car_id, car_hue_angle, created_stamp, last_seen_stamp)
      select 'guest', 'Racer ' || n, 1, 0, 1, 1 from generate_series(1, ${PLAYERS}) n`.execute(db);
    await sql`insert into races (race_id, site, text_id, started_stamp)
      select uuidv7(), 'type', 1, n from generate_series(1, ${Math.ceil(RESULTS / RACERS)}) n`.execute(db);
    await sql`insert into race_results (race_id, slot, started_stamp, user_id, display_name, car_id, car_hue_angle, is_bot,
        standing, place, done, errors, elapsed_ms, speed, accuracy)
      select r.race_id, slot, r.started_stamp, u.first + (r.started_stamp * ${RACERS} + slot) % ${PLAYERS}, 'Racer', 1, 0,
        false, 'finished', slot + 1, 300, 3, 60000, 60, 99
      from races r, generate_series(0, ${RACERS - 1}) slot, (select min(user_id) as first from users) u`.execute(db);
    await sql`set session_replication_role = default`.execute(db);
  });
  await sql`analyze`.execute(stage.db);
}, 600_000);
afterAll(() => stage.db.destroy());

/** Reads of a player, one after the other, until something is over. @returns the longest, in milliseconds */
async function longestRead(over: Promise<unknown>): Promise<number> {
  const reading = new AbortController();
  void over.finally(() => reading.abort());
  let longestMs = 0;
  while (!reading.signal.aborted) {
    const sinceMs = performance.now();
    await sql`select display_name from users order by user_id limit 1`.execute(stage.db);
    longestMs = Math.max(longestMs, performance.now() - sinceMs);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return longestMs;
}

describe("this version's migrations after the release, and its new columns", () => {
  it(
    `keep nobody waiting who reads a player, on a database of ${RESULTS} results`,
    { timeout: 1_800_000 },
    async () => {
      const databaseUrl = stage.connection.pool.options.connectionString ?? "";
      const calmMs = await longestRead(new Promise((resolve) => setTimeout(resolve, CALM_MS)));
      const sinceMs = performance.now();
      const migrating = takeSteps(stage.db);
      const migrationMs = await longestRead(migrating);
      await migrating;
      const migratedMs = performance.now();
      let left = 1;
      const log = { info: () => undefined, warn: () => undefined };
      const filling = (async () => {
        for (; left > 0;) {
          await runBackfills(databaseUrl, BACKFILLS, log, new AbortController().signal);
          const counts = await Promise.all(
            BACKFILLS.map(({ table, isDue }) =>
              sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)} where ${isDue}`.execute(stage.db),
            ),
          );
          left = counts.reduce((sum, { rows }) => sum + (rows[0]?.rows ?? 0), 0);
        }
      })();
      const fillMs = await longestRead(filling);
      await filling;
      const longestMs = Math.max(migrationMs, fillMs);
      note("upgrade: the longest read of a player meanwhile", longestMs, "ms", 2_000);
      note("upgrade: the same as a share of the longest before", longestMs / calmMs, "times");
      note("upgrade: all migrations", (migratedMs - sinceMs) / 1_000, "s");
      note("upgrade: filling the new columns", (performance.now() - migratedMs) / 1_000, "s");
      expect(left).toBe(0);
    },
  );
});
