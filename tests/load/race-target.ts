import { connect } from "#shared/server/platform/postgres/connection.ts";

import type { Tickets } from "./crew.ts";
import type { Options } from "./options.ts";
import { startClusterTarget } from "./presence/cluster-target.ts";
import { Players } from "./presence/players.ts";
import { ServerProcess } from "./server-process.ts";
import type { Usage } from "./usage.ts";

const NO_FRIENDS = 0;

/** Where races are driven: the floor, or the product in one process or several. */
export interface RaceTarget {
  readonly url: string;
  /** What lets so many racers into the lobby. The floor asks for none. */
  readonly tickets: Tickets;
  /** What the processes that hold races have used together. */
  usage(): Promise<Usage>;
  /** How often races tick now; on several nodes the slowest. */
  paceMs(): Promise<number>;
  /** How many rewards have been paid so far. */
  paid(): Promise<number>;
  /** Starts a profile, or ends it and writes it down under the name of a stage. */
  profile(stage?: string): Promise<void>;
  close(): Promise<void>;
}

export function startTarget(kind: "product" | "floor", options: Options): Promise<RaceTarget> {
  if (kind === "floor") return startServer("floor-server.ts");
  return options.nodes > 0 ? startNodes(options) : startServer("server.ts", options);
}

/** @param options those of the product; without them nobody is paid */
async function startServer(file: "server.ts" | "floor-server.ts", options?: Options): Promise<RaceTarget> {
  const server = new ServerProcess(file, options?.whole === true ? { LOAD_WORKS: "1" } : {});
  const { url, databaseUrl = "" } = await server.hear("ready");
  server.moveDatabase();
  const players =
    options?.whole === true ? await Players.make(databaseUrl, url, options.racers, NO_FRIENDS) : undefined;
  const rewards = players && rewardsIn(databaseUrl);
  return {
    url,
    tickets: async (from, count) =>
      players?.tickets(from, count) ?? (await server.ask({ ask: "tickets", from, count }, "tickets")).tickets,
    usage: () => server.usage(),
    paceMs: async () => (await server.ask({ ask: "pace" }, "pace")).tickMs,
    paid: async () => (await rewards?.paid()) ?? 0,
    profile: async (stage) =>
      void (await server.ask({ ask: "profile", ...(stage !== undefined && { stage }) }, "profiling")),
    async close() {
      await rewards?.close();
      await server.close();
    },
  };
}

/** Players with accounts, who come in by the proxy of a cluster. */
async function startNodes({ nodes, racers, whole }: Options): Promise<RaceTarget> {
  const target = await startClusterTarget(nodes, whole ? 1 : 0);
  const players = await Players.make(target.databaseUrl, target.apiUrl, racers, NO_FRIENDS);
  const rewards = rewardsIn(target.databaseUrl);
  return {
    url: target.apiUrl,
    tickets: (from, count) => players.tickets(from, count),
    usage: () => target.usage(),
    paceMs: () => target.paceMs(),
    paid: () => rewards.paid(),
    profile: (stage) => target.profile(stage),
    async close() {
      await rewards.close();
      await target.close();
    },
  };
}

function rewardsIn(databaseUrl: string) {
  const { db } = connect(databaseUrl, (error) => console.error(error.message));
  return {
    async paid(): Promise<number> {
      const { count } = await db
        .selectFrom("race_rewards")
        .where("state", "=", "paid")
        .select((eb) => eb.fn.countAll<string>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    close: () => db.destroy(),
  };
}
