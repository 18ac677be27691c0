import { Redis } from "ioredis";

import { newLocalBus } from "#shared/server/platform/bus.ts";
import { newRedisBus } from "#shared/server/platform/redis/bus.ts";

import { startRedis } from "../../../scripts/cluster/redis.ts";
import { ServerProcess } from "../server-process.ts";
import { flood } from "./flood.ts";
import type { Target } from "./target.ts";

/** The whole product in one process; with Redis, events come from outside as those of other nodes do. */
export async function startOneProcess(withRedis: boolean): Promise<Target & { readonly server: ServerProcess }> {
  const redis = withRedis ? await startRedis(process.env.REDLINE_REDIS ?? "redis-server") : undefined;
  const server = new ServerProcess("server.ts", redis && { REDIS_URL: redis.url });
  const { url, databaseUrl = "" } = await server.hear("ready");
  const connection = redis && new Redis(redis.url);
  const log = { warn: console.error, error: console.error };
  const bus =
    connection && newRedisBus(connection, () => connection.duplicate(), newLocalBus(log as never), log as never);
  return {
    server,
    databaseUrl,
    apiUrl: url,
    ways: { joinUrls: [url], ports: {} },
    usage: (isSettled) => server.usage(isSettled),
    flood: async (plan) => (bus ? flood(bus, plan) : (await server.ask({ ask: "flood", plan }, "flooded")).deliveries),
    profile: async (stage) =>
      void (await server.ask({ ask: "profile", ...(stage !== undefined && { stage }) }, "profiling")),
    async close() {
      await server.close();
      connection?.disconnect();
      await redis?.stop();
    },
  };
}
