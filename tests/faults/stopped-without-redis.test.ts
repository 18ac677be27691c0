import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { startRedis } from "../../scripts/cluster/redis.ts";
import { startCluster } from "../support/cluster.ts";
import { connectPatiently, newDatabase } from "../support/database.ts";
import { startProcess } from "../support/product-process.ts";
import { joinTogether, resultsOf, typeText } from "../support/racer.ts";
import { TEST_SECRETS_KEY } from "../support/vault.ts";

/** What is no line of the log: a library's own words, or a stack. */
const strayIn = (lines: readonly string[]): string[] => lines.filter((line) => !/^(?:[\w-]+: )?\{"level":/.test(line));

describe("a process that is stopped while Redis is away", () => {
  it("ends in order when nothing runs, and says so in its log only", async () => {
    const redis = await startRedis(process.env.REDLINE_REDIS ?? "redis-server");
    const folder = await mkdtemp(join(tmpdir(), "redline-without-redis-"));
    const settings = { DATABASE_URL: await newDatabase(), SECRETS_KEY: TEST_SECRETS_KEY, DATA_DIR: folder };
    const product = startProcess({ ...settings, REDIS_URL: redis.url, LOG_LEVEL: "warn" });
    await product.url;
    await redis.stop();
    await expect.poll(() => product.output(), { timeout: 60_000 }).toContain("Redis is not reachable");
    product.child.kill("SIGTERM");
    const { code, output } = await product.exit;
    const stray = strayIn(output.trim().split("\n"));
    expect({ code, stray }).toEqual({ code: 0, stray: [expect.stringMatching(/^Redline is ready/)] });
    await rm(folder, { recursive: true, force: true });
  });

  it("drives its race to its end, with everybody's result", async () => {
    const test = await startCluster({ nodes: 1 });
    const { cluster, redis, databaseUrl, said } = test;
    const racers = await joinTogether(cluster.url, 5);
    await Promise.all(racers.map((racer) => racer.untilPhase("racing")));
    await redis.stop();
    const [node] = cluster.nodes;
    const stopped = node?.stop();
    const typing = racers.map((racer) => typeText(racer, 60));
    const sentAway = racers.map(async ({ left }) => {
      throw new Error(`a racer was sent away with ${await left}`);
    });
    await Promise.race([Promise.all(racers.map(resultsOf)), ...sentAway]);
    await Promise.all([...typing, stopped]);
    const { db } = connectPatiently(databaseUrl);
    const results = await db.selectFrom("race_results").select(["standing", "place"]).orderBy("place").execute();
    await db.destroy();
    expect(results).toEqual([1, 2, 3, 4, 5].map((place) => ({ standing: "finished", place })));
    expect(strayIn(said)).toEqual([]);
    await test.close();
  });
});
