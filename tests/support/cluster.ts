import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Cluster } from "../../scripts/cluster/cluster.ts";
import { startRedis, type LocalRedis } from "../../scripts/cluster/redis.ts";
import { newDatabase } from "./database.ts";
import { TEST_SECRETS_KEY } from "./vault.ts";

/** The product as separate processes, with a database and a Redis of its own. */
export interface TestCluster {
  readonly cluster: Cluster;
  readonly redis: LocalRedis;
  readonly databaseUrl: string;
  /** Where each process has a folder of its own. */
  readonly dataDir: string;
  /** What the processes have printed. */
  readonly said: readonly string[];
  close(): Promise<void>;
}

interface ClusterSize {
  readonly apis?: number;
  readonly nodes: number;
  readonly workers?: number;
  readonly logLevel?: "info" | "warn";
  /** Further variables of every process. */
  readonly env?: Readonly<Record<string, string>>;
}

export async function startCluster({
  apis = 1,
  nodes,
  workers = 0,
  logLevel = "warn",
  env = {},
}: ClusterSize): Promise<TestCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), "redline-cluster-"));
  const redis = await startRedis(process.env.REDLINE_REDIS ?? "redis-server");
  const databaseUrl = await newDatabase();
  const said: string[] = [];
  const cluster = await Cluster.start({
    databaseUrl,
    redisUrl: redis.url,
    port: 0,
    host: "127.0.0.1",
    dataDir,
    apis,
    nodes,
    workers,
    // Visitors say their address, and the proxy of the cluster adds a second one.
    env: { SECRETS_KEY: TEST_SECRETS_KEY, TRUST_PROXY: "2", LOG_LEVEL: logLevel, ...env },
    say: (line) => void said.push(line),
  });
  return {
    cluster,
    redis,
    databaseUrl,
    dataDir,
    said,
    async close() {
      // Nothing of it is kept: nobody waits for races that still run.
      await Promise.all(cluster.processes.map((child) => child.kill()));
      await cluster.close();
      await redis.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
