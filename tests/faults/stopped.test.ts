import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import type { Connection } from "#shared/server/platform/postgres/connection.ts";

import { connectPatiently, newDatabase } from "../support/database.ts";
import { startProcess, type ProductProcess } from "../support/product-process.ts";
import { joinTogether, typeText } from "../support/racer.ts";
import { TEST_SECRETS_KEY } from "../support/vault.ts";

let folder: string;
let databaseUrl: string;
let connection: Connection;
let product: ProductProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "redline-stopped-"));
  databaseUrl = await newDatabase();
  connection = connectPatiently(databaseUrl);
  product = start();
});
afterAll(async () => {
  product.child.kill("SIGKILL");
  await product.exit;
  await connection.db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const start = (): ProductProcess =>
  startProcess({ DATABASE_URL: databaseUrl, SECRETS_KEY: TEST_SECRETS_KEY, DATA_DIR: folder });

it("a process that is stopped while others still race stores the result that a racer has seen", async () => {
  const racers = await joinTogether(await product.url, 5);
  const [quick] = racers;
  if (!quick) throw new Error("nobody came");
  await typeText(quick, 280);
  await quick.until("results-so-far");
  product.child.kill("SIGTERM");
  expect((await product.exit).code).toBe(0);

  product = start();
  await product.url;
  const results = () =>
    connection.db
      .selectFrom("race_results")
      .select(["slot", "standing", "place"])
      .where("race_id", "=", quick.welcome.raceID as never)
      .orderBy("place")
      .execute();
  await expect.poll(results, { timeout: 60_000 }).toHaveLength(5);
  const [first, ...others] = await results();
  expect(first).toEqual({ slot: quick.welcome.slot, standing: "finished", place: 1 });
  expect(others.map(({ standing }) => standing)).toEqual(Array(4).fill("unfinished"));
});
