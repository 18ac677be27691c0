import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { newLocalCounts, type BriefCounts } from "#shared/server/platform/brief-counts.ts";
import { newRedisCounts } from "#shared/server/platform/redis/brief-counts.ts";

import { startRedis, type LocalRedis } from "../../scripts/cluster/redis.ts";

let server: LocalRedis;
let redis: Redis;
beforeAll(async () => {
  server = await startRedis(process.env.REDLINE_REDIS ?? "redis-server");
  redis = new Redis(server.url);
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

const TERMS = { lifeMs: 60_000, counted: 20, most: 2 };

describe.each([
  ["of a single process", (nowMs?: () => number) => newLocalCounts(nowMs)],
  ["of a cluster", (nowMs?: () => number) => newRedisCounts(redis, nowMs)],
])("counts %s", (where, open: (nowMs?: () => number) => BriefCounts) => {
  it("go by group, and are dropped one by one or together", async () => {
    const counts = open();
    for (const what of ["a", "b", "a"]) await counts.add("group", what, TERMS);
    await counts.add("other", "a", TERMS);
    expect(await counts.of("group", TERMS)).toEqual(new Map(Object.entries({ a: 2, b: 1 })));
    await counts.drop("group", "a");
    expect(await counts.of("group", TERMS)).toEqual(new Map([["b", 1]]));
    await counts.drop("group");
    expect(await counts.of("group", TERMS)).toEqual(new Map());
    expect(await counts.of("other", TERMS)).toEqual(new Map([["a", 1]]));
    expect(await counts.of("unknown", TERMS)).toEqual(new Map());
  });

  it("of a full group let the newest take the place of the oldest, and count no further than they say", async () => {
    let nowMs = 1_000_000;
    const counts = open(() => nowMs++);
    const full = `full ${where}`;
    for (const what of ["a", "b", "a", "c"]) await counts.add(full, what, TERMS);
    expect(await counts.of(full, TERMS)).toEqual(new Map(Object.entries({ a: 2, c: 1 })));
    for (let nth = 0; nth < 30; nth++) await counts.add(full, "c", TERMS);
    expect(await counts.of(full, TERMS)).toEqual(new Map(Object.entries({ a: 2, c: 20 })));
  });

  it("are forgotten each at its own time, whatever happens meanwhile", async () => {
    let nowMs = 1_000_000;
    const counts = open(() => nowMs);
    const group = `brief ${where}`;
    for (let nth = 0; nth < 4; nth++) {
      await counts.add(group, "slip", TERMS);
      nowMs += TERMS.lifeMs * 0.9;
    }
    expect(await counts.of(group, TERMS)).toEqual(new Map([["slip", 1]]));
    await counts.add(group, "other", TERMS);
    nowMs += TERMS.lifeMs * 0.2;
    expect(await counts.of(group, TERMS)).toEqual(new Map([["other", 1]]));
  });
});

it("leave nothing in Redis once their time is over", async () => {
  await newRedisCounts(redis).add("brief", "a", TERMS);
  const leftMs = await redis.pttl("brief:brief");
  expect(leftMs).toBeGreaterThan(0);
  expect(leftMs).toBeLessThanOrEqual(TERMS.lifeMs);
});
