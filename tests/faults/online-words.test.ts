import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { closeInOrder, type OnClose } from "#shared/server/platform/process.ts";
import { newRedisOnline } from "#shared/server/platform/redis/online.ts";

import { startRedis, type LocalRedis } from "../../scripts/cluster/redis.ts";

let server: LocalRedis;
let redis: Redis;
const closes: Parameters<OnClose>[0][] = [];
beforeAll(async () => {
  server = await startRedis(process.env.REDLINE_REDIS ?? "redis-server");
  redis = new Redis(server.url);
});
afterAll(async () => {
  await closeInOrder(closes);
  redis.disconnect();
  await server.stop();
});

it("who does what only a later version knows is online and around", async () => {
  const online = newRedisOnline(redis, { warn: () => undefined }, (close) => void closes.push(close));
  const words = ["math:class-race:node", "type:racing:node:more", "type::node", "music:racing:node", ""];
  const ids = words.map((_word, nth) => (nth + 1) as UserID);
  await redis.mset(...words.flatMap((word, nth) => [`online:${nth + 1}`, word]));
  expect([...(await online.seen(ids))]).toEqual([
    [1, { app: "math", doing: "around" }],
    [2, { app: "type", doing: "racing" }],
    [3, { app: "type", doing: "around" }],
  ]);
});
