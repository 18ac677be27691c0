import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Redis } from "ioredis";

import { newLocalBus } from "#shared/server/platform/bus.ts";
import { startEmbedded } from "#shared/server/platform/postgres/embedded.ts";
import { migrate } from "#shared/server/platform/postgres/migrate.ts";
import { newRedisBus } from "#shared/server/platform/redis/bus.ts";

import type { Child } from "../../../scripts/cluster/child.ts";
import { Cluster } from "../../../scripts/cluster/cluster.ts";
import { startRedis } from "../../../scripts/cluster/redis.ts";
import { TEST_SECRETS_KEY } from "../../support/vault.ts";
import { figureIn, type Usage } from "../usage.ts";
import { sum } from "./crowds.ts";
import { flood } from "./flood.ts";
import type { Target } from "./target.ts";

const OPERATOR_PASSWORD = randomUUID();

/** The product as processes of its own: one for calls and so many nodes. Lines go to the nodes directly, past the proxy. */
export async function startClusterTarget(
  nodes: number,
  workers = 0,
): Promise<Target & { readonly cluster: Cluster; paceMs(): Promise<number> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "redline-load-"));
  const postgres = await startEmbedded(dataDir, ["max_connections=300"]);
  const { databaseUrl } = postgres;
  await migrate(databaseUrl, console);
  const redis = await startRedis(process.env.REDLINE_REDIS ?? "redis-server");
  const cluster = await Cluster.start({
    databaseUrl,
    redisUrl: redis.url,
    port: 0,
    host: "127.0.0.1",
    dataDir,
    apis: 1,
    nodes,
    workers,
    env: { LOG_LEVEL: "error", OPERATOR_PASSWORD, SECRETS_KEY: TEST_SECRETS_KEY },
    say: (line) => console.error(line),
  });
  const connection = new Redis(redis.url);
  const log = { warn: console.error, error: console.error };
  const bus = newRedisBus(connection, () => connection.duplicate(), newLocalBus(log), log);
  return {
    cluster,
    databaseUrl,
    apiUrl: cluster.url,
    ways: {
      joinUrls: cluster.nodes.map(({ port }) => `http://127.0.0.1:${port}`),
      ports: Object.fromEntries(cluster.nodes.map(({ name, port }) => [`node/${name}`, port ?? 0])),
    },
    usage: () => usageOf(cluster.nodes),
    paceMs: async () => Math.max(...(await textsOf(cluster.nodes)).map((text) => figureIn(text, "redline_tick_ms"))),
    flood: (plan) => flood(bus, plan),
    profile: () => Promise.resolve(),
    async close() {
      connection.disconnect();
      await cluster.close();
      await redis.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What processes say of themselves at `/metrics`. */
function textsOf(children: readonly Child[]): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${OPERATOR_PASSWORD}` };
  return Promise.all(
    children.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()),
  );
}

async function usageOf(children: readonly Child[]): Promise<Usage> {
  const texts = await textsOf(children);
  const figures = (key: string): number[] => texts.map((text) => figureIn(text, key));
  return {
    atMs: performance.timeOrigin + performance.now(),
    cpuMs: sum(figures("redline_cpu_seconds")) * 1_000,
    loopDelayP99Ms: Math.max(...figures('redline_event_loop_delay_seconds{quantile="p99"}')) * 1_000,
    rssMB: sum(figures("redline_resident_bytes")) / 1e6,
    ticks: sum(figures("redline_ticks")) / children.length,
  };
}
