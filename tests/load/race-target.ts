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
  tickets(from: number, count: number): Promise<readonly string[]>;
  /** What the processes that hold races have used together. */
  usage(): Promise<Usage>;
  /** Starts a profile, or ends it and writes it down under the name of a stage. */
  profile(stage?: string): Promise<void>;
  close(): Promise<void>;
}

export const startTarget = (kind: "product" | "floor", { racers, nodes }: Options): Promise<RaceTarget> =>
  kind === "product" && nodes > 0 ? startNodes(nodes, racers) : startServer(kind);

async function startServer(kind: "product" | "floor"): Promise<RaceTarget> {
  const server = new ServerProcess(kind === "product" ? "server.ts" : "floor-server.ts");
  const { url } = await server.hear("ready");
  return {
    url,
    tickets: async (from, count) => (await server.ask({ ask: "tickets", from, count }, "tickets")).tickets,
    usage: () => server.usage(),
    profile: async (stage) =>
      void (await server.ask({ ask: "profile", ...(stage !== undefined && { stage }) }, "profiling")),
    close: () => server.close(),
  };
}

/** Players with accounts, who come in by the proxy of a cluster. */
async function startNodes(nodes: number, racers: number): Promise<RaceTarget> {
  const target = await startClusterTarget(nodes);
  const players = await Players.make(target.databaseUrl, target.apiUrl, racers, NO_FRIENDS);
  return {
    url: target.apiUrl,
    tickets: (from, count) => players.tickets(from, count),
    usage: () => target.usage(),
    profile: (stage) => target.profile(stage),
    close: () => target.close(),
  };
}
