import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { Connection } from "#shared/server/platform/postgres/connection.ts";

import { endWith } from "../../scripts/cluster/child.ts";
import { connectPatiently, newDatabase } from "../support/database.ts";
import { addTides, makeTides, RIGHT } from "../support/tides.ts";

const WORKER = join(import.meta.dirname, "../support/backfill-worker.ts");
const ROWS = 60_000;
const KILLS = 4;
const SLOWLY = { timeout: 120_000, interval: 10 };

let databaseUrl: string;
let connection: Connection;
beforeAll(async () => {
  databaseUrl = await newDatabase();
  connection = connectPatiently(databaseUrl);
  await makeTides(connection.db);
  await addTides(connection.db, ROWS);
});
afterAll(() => connection.db.destroy());

const count = async (which: string): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from tides where ${sql.raw(which)}`.execute(
    connection.db,
  );
  return rows[0]?.rows ?? -1;
};

function start() {
  const worker = spawn(process.execPath, [WORKER], {
    stdio: "inherit",
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  endWith(worker);
  return { worker, gone: once(worker, "exit") };
}

it("a new column is filled though the process that fills it is killed again and again, each row once", async () => {
  for (let kill = 1; kill <= KILLS; kill++) {
    const wanted = (await count(RIGHT)) + ROWS / (KILLS + 4);
    const { worker, gone } = start();
    await expect.poll(() => count(RIGHT), SLOWLY).toBeGreaterThan(wanted);
    worker.kill("SIGKILL");
    await gone;
  }
  expect(await count("height is null")).toBeGreaterThan(0);
  const [code] = (await start().gone) as [number];
  expect([code, await count(RIGHT)]).toEqual([0, ROWS]);
});
