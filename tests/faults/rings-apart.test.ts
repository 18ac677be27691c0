import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { TeamID } from "#shared/ids.ts";
import { newLocalBus, RINGS_KEPT_MS, type Bus } from "#shared/server/platform/bus.ts";
import { newRedisBus } from "#shared/server/platform/redis/bus.ts";
import { teamTopic } from "#shared/server/platform/topic.ts";

import { startRedis, type LocalRedis } from "../../scripts/cluster/redis.ts";

let server: LocalRedis;
const connections: Redis[] = [];
beforeAll(async () => {
  server = await startRedis(process.env.REDLINE_REDIS ?? "redis-server");
});
afterAll(async () => {
  for (const connection of connections) connection.disconnect();
  await server.stop();
});

const TEAM = teamTopic(7 as TeamID);
const QUIET = teamTopic(8 as TeamID);

function newNode(): Bus {
  const connect = (): Redis => {
    const connection = new Redis(server.url, { maxRetriesPerRequest: 1, retryStrategy: () => 100 });
    connection.on("error", () => undefined);
    connections.push(connection);
    return connection;
  };
  const log = { warn: () => undefined, error: () => undefined };
  return newRedisBus(connect(), connect, newLocalBus(log), log);
}

it("each node knows when a team was last rung on any other, hears it from then on, and says where that can't be known", async () => {
  const [one, other] = [newNode(), newNode()];
  await one.ring([TEAM]);
  const agoMs = (await other.rungAgoMs(TEAM)) ?? Infinity;
  expect(agoMs).toBeGreaterThanOrEqual(0);
  expect(agoMs).toBeLessThan(RINGS_KEPT_MS);
  expect(await other.rungAgoMs(QUIET)).toBeUndefined();

  let rings = 0;
  await new Promise<void>((resolve) => void other.on(TEAM, () => rings++, resolve));
  await one.ring([TEAM, QUIET]);
  await expect.poll(() => rings).toBe(1);
  expect(await other.rungAgoMs(QUIET)).toBeTypeOf("number");

  await server.stop();
  expect(await other.rungAgoMs(QUIET)).toBe(0);
});
