import { parseArgs } from "node:util";

import { DRAINS_WITHIN } from "../../game-server/race/drain-times.ts";
import { holdsClosedKeys } from "../../shared/server/accounts/sessions/keys.ts";
import { readConfig, StartProblem, type Config } from "../../shared/server/platform/config.ts";
import { holdDataDir } from "../../shared/server/platform/data-dir.ts";
import { connect } from "../../shared/server/platform/postgres/connection.ts";
import { startEmbedded } from "../../shared/server/platform/postgres/embedded.ts";
import { migrate } from "../../shared/server/platform/postgres/migrate.ts";
import { endsWithin, runProcess, type OnClose } from "../../shared/server/platform/process.ts";
import { secretsKeyOf } from "../../shared/server/platform/secrets-key.ts";
import { Cluster } from "./cluster.ts";
import { startRedis } from "./redis.ts";

const HELP = `npm run cluster: the game as separate processes behind one address, on this machine.

  --api N       processes for pages and calls (2)
  --nodes N     realtime nodes (3)
  --workers N   processes for background jobs (2)
  --help        this text

PORT, DATA_DIR, SITE and the other variables mean what they mean for npm start. DATABASE_URL and REDIS_URL name servers
of your own; unset, both are started here. While it runs, type

  add           for one more realtime node
  stop NAME     to let a process end: a node finishes its races first
  kill NAME     to end it as a failing machine does
  list          for what runs`;

const { values } = parseArgs({
  options: {
    api: { type: "string", default: "2" },
    nodes: { type: "string", default: "3" },
    workers: { type: "string", default: "2" },
    help: { type: "boolean", default: false },
  },
});

function count(name: "api" | "nodes" | "workers", least: number): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < least || number > 20) {
    throw new StartProblem(`--${name} takes a number from ${least} to 20 (it is "${values[name]}").`);
  }
  return number;
}

interface OpenedDatabase {
  readonly databaseUrl: string;
  readonly secretsKey: string;
}

async function openDatabase(config: Config, onClose: OnClose): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir } = config;
  let url = databaseUrl;
  if (url === undefined) {
    const release = holdDataDir(dataDir);
    onClose(() => Promise.resolve(release()));
    const embedded = await startEmbedded(dataDir, ["max_connections=300"]);
    onClose(() => embedded.stop());
    url = embedded.databaseUrl;
  }
  const { db } = connect(url, (error) => console.error(error));
  try {
    await migrate(url, console);
    return { databaseUrl: url, secretsKey: await secretsKeyOf(config, () => holdsClosedKeys(db)) };
  } finally {
    await db.destroy();
  }
}

async function openRedis(onClose: OnClose): Promise<string> {
  const { redisUrl } = readConfig(process.env);
  if (redisUrl !== undefined) return redisUrl;
  const redis = await startRedis(process.env.REDLINE_REDIS ?? "redis-server");
  onClose(() => redis.stop());
  return redis.url;
}

/** Executes commands typed while the cluster runs. */
async function obey(cluster: Cluster, line: string): Promise<string> {
  const [order, name] = line.trim().split(/\s+/);
  if (order === "list") return cluster.processes.map((child) => `${child.name} (process ${child.pid})`).join("\n");
  if (order === "add") return `${(await cluster.addNode()).name} is ready`;
  const child = cluster.processes.find((one) => one.name === name);
  if (order !== "stop" && order !== "kill") return "Type add, stop NAME, kill NAME or list.";
  if (!child) return `Nothing here has the name ${name ?? ""}: type list.`;
  await (order === "stop" ? child.stop() : child.kill());
  return `${child.name} has ended`;
}

if (values.help) console.log(HELP);
else {
  const start = async (onClose: OnClose): Promise<void> => {
    const config = readConfig(process.env);
    const [apis, nodes, workers] = [count("api", 1), count("nodes", 1), count("workers", 0)];
    const { databaseUrl, secretsKey } = await openDatabase(config, onClose);
    const redisUrl = await openRedis(onClose);
    const { port, host, dataDir } = config;
    const env = { SECRETS_KEY: secretsKey };
    const say = (line: string): void => console.error(line);
    const cluster = await Cluster.start({ databaseUrl, redisUrl, port, host, dataDir, apis, nodes, workers, env, say });
    onClose(() => cluster.close(), { hurry: () => cluster.hurry() });
    process.stdin.setEncoding("utf8").on("data", (line: string) => {
      void obey(cluster, line).then(console.log, (error: unknown) => console.error(error));
    });
    console.log(`Redline is ready at ${cluster.url}`);
  };
  await runProcess(start, { drainsWithin: endsWithin(DRAINS_WITHIN) });
}
