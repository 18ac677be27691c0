import { Child } from "./child.ts";
import { Proxy } from "./proxy.ts";

export interface ClusterSettings {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** 0 for a free one. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly apis: number;
  readonly nodes: number;
  readonly workers: number;
  /** Additional environment variables for every process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Receives what the processes print. */
  readonly say: (line: string) => void;
}

/** The whole set of processes behind one address, on this machine. */
export class Cluster {
  readonly #settings: ClusterSettings;
  readonly #apis: Child[] = [];
  readonly #nodes: Child[] = [];
  readonly #workers: Child[] = [];
  readonly #proxy: Proxy;
  #address = "";
  readonly #made = new Map<string, number>();

  private constructor(settings: ClusterSettings) {
    this.#settings = settings;
    this.#proxy = new Proxy({ apis: this.#apis, nodes: this.#nodes, say: settings.say });
  }

  /** @throws Error naming the process that did not start; those that did are stopped again */
  static async start(settings: ClusterSettings): Promise<Cluster> {
    const cluster = new Cluster(settings);
    const port = await cluster.#proxy.listen(settings.port, settings.host);
    cluster.#address = `localhost:${port}`;
    const times = (count: number, start: () => Promise<unknown>) => Array.from({ length: count }, start);
    const started = await Promise.allSettled([
      ...times(settings.nodes, () => cluster.addNode()),
      ...times(settings.apis, () => cluster.addApi()),
      ...times(settings.workers, () => cluster.addWorkers()),
    ]);
    const failed = started.find((one) => one.status === "rejected");
    if (!failed) return cluster;
    await cluster.close();
    throw failed.reason;
  }

  get url(): string {
    return `http://${this.#address}`;
  }

  get apis(): readonly Child[] {
    return this.#apis;
  }

  get nodes(): readonly Child[] {
    return this.#nodes;
  }

  get processes(): readonly Child[] {
    return [...this.#apis, ...this.#nodes, ...this.#workers];
  }

  /** One more process for pages and calls. */
  addApi(): Promise<Child> {
    return this.#add(this.#apis, "api", "api/main.ts");
  }

  /** One more realtime node; the others go on as they are. @param root the folder of another version */
  addNode(root?: string): Promise<Child> {
    return this.#add(this.#nodes, "node", "game-server/main.ts", root);
  }

  /** One more process for background jobs. @param root the folder of another version */
  addWorkers(root?: string): Promise<Child> {
    return this.#add(this.#workers, "workers", "workers/main.ts", root);
  }

  /** Cuts every socket between the proxy and its clients. @returns how many there were */
  dropSockets(): number {
    return this.#proxy.dropSockets();
  }

  /** Once it closes: nothing waits for the races that run. */
  hurry(): void {
    for (const child of this.processes) child.hurry();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#apis, ...this.#nodes].map((child) => child.stop()));
    await Promise.all(this.#workers.map((child) => child.stop()));
    await this.#proxy.close();
  }

  async #add(list: Child[], kind: string, file: string, root?: string): Promise<Child> {
    const { databaseUrl, redisUrl, dataDir, env, say } = this.#settings;
    const number = (this.#made.get(kind) ?? 0) + 1;
    this.#made.set(kind, number);
    const name = `${kind}-${number}`;
    const child = await Child.start(
      name,
      file,
      {
        PORT: "0",
        HOST: "127.0.0.1",
        TRUST_PROXY: "1",
        DATABASE_URL: databaseUrl,
        REDIS_URL: redisUrl,
        DATA_DIR: `${dataDir}/${name}`,
        NODE_ADDRESS: `${this.#address}/node/${name}`,
        ...env,
      },
      say,
      root,
    );
    list.push(child);
    void child.gone.then(() => list.splice(list.indexOf(child), 1));
    return child;
  }
}
